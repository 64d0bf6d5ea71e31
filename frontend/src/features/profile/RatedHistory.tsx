import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '@/features/home';
import { useErrorText } from '@/i18n';
import type { Ladder } from '@/protocol';
import { whyNothing } from '@/transport';
import { Bone, Button } from '@/ui';
import { historyQuery } from './queries';
import { RatingPanel } from './RatingPanel';

/** A rating game by game: rated results stay public, also of somebody who hides their figures. */
export function RatedHistory({ publicId, ladder }: { publicId: string; ladder: Ladder }): ReactElement {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const history = useInfiniteQuery(historyQuery(publicId, ladder));
  const missing = whyNothing(history);
  if (missing !== null) return <Failure error={missing} again={() => void history.refetch()} />;
  if (history.data === undefined) return <Bone />;
  const marks = history.data.pages
    .flatMap((page) => page.results)
    .map(({ at, rating: { value, uncertainty } }) => ({ at, value, uncertainty }))
    .reverse();
  return (
    <RatingPanel ladder={ladder} marks={marks}>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('earlier')}
        </Button>
      )}
      {history.isFetchNextPageError && (
        <p className="err" role="alert">
          {errorText(history.error)}
        </p>
      )}
    </RatingPanel>
  );
}
