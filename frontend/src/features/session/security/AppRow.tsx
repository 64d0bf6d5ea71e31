import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n';
import { Bone, Button, Field, Qr, SettingRow } from '@/ui';
import { factors, type TotpOffer } from '../authApi';
import { Refusal } from '../Refusal';
import { useDates } from '../useDates';
import { useForm } from '../useForm';
import { useFactors, useRefreshFactors } from './factorsQuery';
import { RecoverySheet } from './RecoverySheet';
import { useNewCodes } from './useNewCodes';
import './security.css';

/** The authenticator app, whose codes are the second step of signing in. */
export function AppRow(): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { own, error: unknown } = useFactors('totp');
  const refresh = useRefreshFactors();
  const { codes, fetchCodes, putAway } = useNewCodes();
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const begin = useMutation({
    mutationFn: factors.offerTotp,
    onSuccess: (made) => (made === null ? refresh() : setOffer(made)),
  });
  const end = useMutation({ mutationFn: factors.disconnectTotp, onSuccess: refresh });
  const error = begin.error ?? end.error;
  const connected = own?.[0];
  return (
    <SettingRow title={t('app.title')} note={t('app.note')}>
      {own === undefined && unknown === null && <Bone width={62} />}
      {own && offer === null && (
        <p className="set__v">
          {connected ? <Since seconds={connected.created_at} /> : <span className="quiet">{t('off')}</span>}
          {connected ? (
            <Button look="bare" busy={end.isPending} onClick={() => end.mutate()}>
              {t('app.disconnect')}
            </Button>
          ) : (
            <Button busy={begin.isPending} onClick={() => begin.mutate()}>
              {t('app.setUp')}
            </Button>
          )}
        </p>
      )}
      {offer && (
        <Connect
          offer={offer}
          close={() => setOffer(null)}
          connected={async () => {
            await fetchCodes();
            setOffer(null);
          }}
        />
      )}
      <Refusal>{error ? errorText(error) : undefined}</Refusal>
      {codes.length > 0 && <RecoverySheet codes={codes} putAway={putAway} />}
    </SettingRow>
  );
}

function Since({ seconds }: { seconds: number }): ReactElement {
  const { t } = useTranslation('session');
  const { day } = useDates();
  return <span>{t('app.on', { time: day(seconds) })}</span>;
}

interface ConnectProps {
  offer: TotpOffer;
  close: () => void;
  connected: () => Promise<void>;
}

/** The secret, to be scanned or typed, and the first code as a proof that it has arrived. */
function Connect({ offer, close, connected }: ConnectProps): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm(['code'], async ({ code }) => {
    await factors.connectTotp(code);
    await connected();
  });
  return (
    <form className="set-form" {...form.props}>
      <div className="scan">
        <Qr text={offer.url} label={t('app.qr')} />
        <div>
          <p>{t('app.scan')}</p>
          <p className="secret">{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
      <Field
        label={t('app.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={form.about('code')}
      />
      <Refusal>{form.refusal}</Refusal>
      <p className="set__v">
        <Button look="bare" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" look="brass" busy={form.busy}>
          {t('app.do')}
        </Button>
      </p>
    </form>
  );
}
