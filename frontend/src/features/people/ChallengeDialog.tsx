import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Length, NewChallenge, Pace } from '@/protocol';
import { Button, Choice, Dialog } from '@/ui';
import { challengeSomebody } from './peopleCalls';

type Seats = '2' | '3' | '4';

interface ChallengeDialogProps {
  publicId: string;
  name: string;
  onClose: () => void;
}

/** Asks somebody to a new private table, or to the one where one sits already and waits. */
export function ChallengeDialog({ publicId, name, onClose }: ChallengeDialogProps): ReactElement {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const here = useMe()?.current;
  const waitsAt = here?.game_id === null ? here.table_id : null;
  const [seats, setSeats] = useState<Seats>('2');
  const [length, setLength] = useState<Length>('short');
  const [pace, setPace] = useState<Pace>('normal');
  const ask = useMutation({
    mutationFn: () => {
      const wish: NewChallenge =
        waitsAt === null
          ? { user: publicId, seats: Number(seats), pace, options: { length } }
          : { user: publicId, table_id: waitsAt };
      return challengeSomebody(wish);
    },
    onSuccess: ({ table_id }) => {
      onClose();
      void navigate(`/table/${table_id}`);
    },
  });
  return (
    <Dialog
      title={t('challenge.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('challenge.notNow')}</Button>
          <Button look="brass" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('challenge.send')}
          </Button>
        </>
      }
    >
      {waitsAt === null ? (
        <div className="terms-of">
          <Choice
            className="pick"
            name="challenge-seats"
            label={t('challenge.seats')}
            value={seats}
            onChange={setSeats}
            options={[
              { value: '2', title: t('challenge.duel') },
              { value: '3', title: t('challenge.three') },
              { value: '4', title: t('challenge.four') },
            ]}
          />
          <Choice
            className="pick"
            name="challenge-length"
            label={t('challenge.length')}
            value={length}
            onChange={setLength}
            options={[
              { value: 'short', title: t('challenge.short'), note: t('challenge.shortNote') },
              { value: 'full', title: t('challenge.full'), note: t('challenge.fullNote') },
            ]}
          />
          <Choice
            className="pick"
            name="challenge-pace"
            label={t('challenge.pace')}
            value={pace}
            onChange={setPace}
            options={[
              { value: 'fast', title: t('challenge.fast') },
              { value: 'normal', title: t('challenge.normal') },
              { value: 'relaxed', title: t('challenge.relaxed') },
            ]}
          />
        </div>
      ) : (
        <p>{t('challenge.toYourTable')}</p>
      )}
      <p className="quiet">{t('challenge.unrated')}</p>
      {ask.isError && (
        <p className="err" role="alert">
          {errorText(ask.error)}
        </p>
      )}
    </Dialog>
  );
}
