import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorText } from '@/i18n';
import { whyNothing } from '@/transport';
import { Bone, Failed, joined, Page } from '@/ui';
import { CheckedGame } from './CheckedGame';
import { useDroppedFile } from './dropped';
import { FileChoice, useShowsFile, useTakeFile } from './FileChoice';
import { theProver } from './proving/prover';
import { StartPage } from './StartPage';
import { useFileDrop } from './useFileDrop';
import { useRecordOf } from './useRecordOf';
import './fairness.css';

/** Checks a game of this server (`/fairness/:gameId`), or a record that is dropped on the page (`/fairness`). */
export function FairnessPage(): ReactElement {
  const { t } = useTranslation(['fairness', 'app']);
  const { gameId } = useParams();
  const file = useDroppedFile();
  const showsFile = useShowsFile();
  const { take, failed } = useTakeFile();
  const isOver = useFileDrop(take);
  useEffect(() => {
    // Fetched while there is a connection: a record dropped later needs none.
    theProver();
  }, []);
  return (
    <Page title={t('app:title', { page: t('title') })} className={joined('fair', isOver && 'fair--over')}>
      {failed && <p role="alert">{t('file.unread')}</p>}
      {gameId !== undefined ? (
        <GameOfServer key={gameId} gameId={gameId} />
      ) : file !== null && showsFile ? (
        <CheckedGame bytes={file.bytes} gameId={null} />
      ) : (
        <StartPage />
      )}
      {isOver && <p className="fair__drop">{t('file.drop')}</p>}
    </Page>
  );
}

function GameOfServer({ gameId }: { gameId: string }): ReactElement {
  const { t } = useTranslation('fairness');
  const errorText = useErrorText();
  const record = useRecordOf(gameId);
  const missing = whyNothing(record);
  if (missing !== null) {
    return (
      <>
        <header className="fair__h">
          <h1>{t('failed.heading')}</h1>
        </header>
        <Failed text={errorText(missing)} retry={t('failed.retry')} again={() => void record.refetch()} />
        <p className="quiet">{t('failed.file')}</p>
        <p className="fair__act">
          <FileChoice look="plain">{t('file.choose')}</FileChoice>
        </p>
      </>
    );
  }
  return record.data === undefined ? <Fetching /> : <CheckedGame bytes={record.data} gameId={gameId} />;
}

const LINES = [60, 80, 70];

function Fetching(): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <div aria-busy="true">
      <header className="fair__h">
        <h1>{t('loading')}</h1>
      </header>
      <div aria-hidden="true" className="fair__bones">
        {LINES.map((width) => (
          <Bone key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
