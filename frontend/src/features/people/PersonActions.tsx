import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorLink, useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { PlayerKind } from '@/protocol';
import { whyNothing } from '@/transport';
import { Bone, Button } from '@/ui';
import { ChallengeDialog } from './ChallengeDialog';
import { tiesQuery, useTie, type Deed } from './peopleCalls';
import { ReportDialog } from './ReportDialog';
import './people.css';

export interface PersonActionsProps {
  publicId: string;
  name: string;
  kind: PlayerKind;
  /** Where one has met them, for a report. */
  tableId?: string | undefined;
  gameId?: string | undefined;
}

/** All that one may do about somebody: follow, challenge, mute, block, report. Nothing about oneself or a bot. */
export function PersonActions(props: PersonActionsProps): ReactElement | null {
  const { publicId, kind } = props;
  const { t } = useTranslation('people');
  const me = useMe();
  if (me === undefined || me?.public_id === publicId || kind === 'bot') return null;
  if (me === null) {
    return (
      <p className="quiet">
        <DoorLink to="/account/signup">{t('actions.signUp')}</DoorLink>
      </p>
    );
  }
  return <ActionsOf {...props} guest={me.kind === 'guest'} />;
}

function ActionsOf({ publicId, name, kind, tableId, gameId, guest }: PersonActionsProps & { guest: boolean }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const ties = useQuery(tiesQuery(publicId));
  const [asking, setAsking] = useState<'challenge' | 'report' | null>(null);
  const follow = useTie(publicId, 'follow');
  const mute = useTie(publicId, 'mute');
  const block = useTie(publicId, 'block');
  const missing = whyNothing(ties);
  if (missing !== null) {
    return (
      <p role="alert">
        {errorText(missing)} <Button onClick={() => void ties.refetch()}>{t('retry')}</Button>
      </p>
    );
  }
  if (ties.data === undefined) return <Bone width={60} />;
  const { following, muted, blocked } = ties.data;
  const befriend = !guest && kind === 'human';
  const error = follow.error ?? mute.error ?? block.error;
  const deed = (call: typeof follow, what: Deed, done: boolean) => (
    <Button busy={call.isPending} onClick={() => call.mutate(!done)}>
      {t(`actions.${done ? `un${what}` : what}` as 'actions.follow')}
    </Button>
  );
  return (
    <div className="deeds">
      {befriend && !blocked && (
        <>
          {deed(follow, 'follow', following)}
          <Button onClick={() => setAsking('challenge')}>{t('actions.challenge')}</Button>
        </>
      )}
      {!blocked && deed(mute, 'mute', muted)}
      {deed(block, 'block', blocked)}
      <Button onClick={() => setAsking('report')}>{t('actions.report')}</Button>
      {blocked && <p className="quiet deeds__note">{t('actions.blockedNote', { name })}</p>}
      {error !== null && (
        <p className="err deeds__note" role="alert">
          {errorText(error)}
        </p>
      )}
      {asking === 'challenge' && <ChallengeDialog publicId={publicId} name={name} onClose={() => setAsking(null)} />}
      {asking === 'report' && (
        <ReportDialog about={{ publicId, name, tableId, gameId }} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}
