import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button, type ButtonLook } from '@/ui';
import { takeFile } from './dropped';

/** Where a file is looked at. */
const ADDRESS = '/fairness';

/** What the browser's history holds of the page with a file on it: going back leads to the page without one. */
interface FileState {
  readonly file?: true;
}

/** Whether the page shows a file, and not the way to choose one. */
export function useShowsFile(): boolean {
  const { state } = useLocation() as { state: FileState | null };
  return state?.file === true;
}

/** Takes a file to be looked at, and goes where it is shown. Tells whether the last one could not be read. */
export function useTakeFile(): { take: (file: File) => void; failed: boolean } {
  const navigate = useNavigate();
  const showsFile = useShowsFile();
  const [failed, setFailed] = useState(false);
  const take = (file: File): void => {
    takeFile(file).then(
      () => {
        setFailed(false);
        void navigate(ADDRESS, { replace: showsFile, state: { file: true } satisfies FileState });
      },
      () => setFailed(true),
    );
  };
  return { take, failed };
}

/** A button that asks for a record from the disk. */
export function FileChoice({ look, children }: { look: ButtonLook; children: string }): ReactElement {
  const { t } = useTranslation('fairness');
  const { take, failed } = useTakeFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={children}
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) take(file);
          // The same file, chosen again, is a choice, too.
          currentTarget.value = '';
        }}
      />
      {failed && <span role="alert">{t('file.unread')}</span>}
    </>
  );
}
