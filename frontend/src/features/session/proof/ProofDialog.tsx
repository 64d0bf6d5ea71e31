import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '@/i18n';
import { Bone, Button, buttonClass, Dialog, Field } from '@/ui';
import { auth, factors, reauthenticate, type AuthStep } from '../authApi';
import { Refusal } from '../Refusal';
import { useForm } from '../useForm';
import { answerWithPasskey, canHavePasskeys } from '../webauthn';

type Way = 'passkey' | 'password' | 'code';

/** Asks once more who it is, in whichever way the person has. */
export function ProofDialog({ settle }: { settle: (given: boolean) => void }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const ways = useQuery({ queryKey: ['ways to prove'], queryFn: findWays, staleTime: 0, gcTime: 0 });
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? ways.data?.[0];
  const onStep = (step: AuthStep): void => {
    if (step.at === 'signed_in') settle(true);
  };
  return (
    <Dialog title={t('proof.title')} onClose={() => settle(false)}>
      <p>{t('proof.text')}</p>
      {ways.isPending && (
        <div aria-busy="true">
          <Bone />
        </div>
      )}
      {ways.isError && <Refusal>{errorText(ways.error)}</Refusal>}
      {way === 'passkey' && <PasskeyProof onStep={onStep} />}
      {way === 'password' && <TypedProof kind="password" onStep={onStep} />}
      {way === 'code' && <TypedProof kind="code" onStep={onStep} />}
      {ways.isSuccess && way === undefined && <NoWay leave={() => settle(false)} />}
      <div className="dialog__acts">
        {ways.data
          ?.filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="bare" onClick={() => setChosen(other)}>
              {t(`proof.use.${other}`)}
            </Button>
          ))}
        <Button look="bare" onClick={() => settle(false)}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What this account can be proved by, in this browser, the quickest first. */
async function findWays(): Promise<Way[]> {
  const [hasPassword, list] = await Promise.all([auth.hasPassword(), factors.list()]);
  const has = (type: string) => list.some((factor) => factor.type === type);
  const ways: Way[] = [];
  if (has('webauthn') && canHavePasskeys()) ways.push('passkey');
  if (hasPassword) ways.push('password');
  if (has('totp') || has('recovery_codes')) ways.push('code');
  return ways;
}

type OnStep = (step: AuthStep) => void;

function PasskeyProof({ onStep }: { onStep: OnStep }): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const answer = useMutation({ mutationFn: () => answerWithPasskey('reauthenticate'), onSuccess: onStep });
  return (
    <>
      <Refusal>{answer.isError ? errorText(answer.error) : undefined}</Refusal>
      <Button look="brass" busy={answer.isPending} onClick={() => answer.mutate()}>
        {t('passkey.use')}
      </Button>
    </>
  );
}

function TypedProof({ kind, onStep }: { kind: 'password' | 'code'; onStep: OnStep }): ReactElement {
  const { t } = useTranslation('session');
  const form = useForm([kind], async (values) => {
    const given = values[kind];
    onStep(await (kind === 'password' ? reauthenticate.byPassword(given) : reauthenticate.byCode(given)));
  });
  return (
    <form className="set-form" {...form.props}>
      <Field
        label={t(kind === 'password' ? 'password' : 'second.code')}
        hint={kind === 'code' && t('second.hint')}
        name={kind}
        type={kind === 'password' ? 'password' : 'text'}
        inputMode={kind === 'code' ? 'numeric' : undefined}
        autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
        required
        error={form.about(kind)}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" look="brass" busy={form.busy}>
        {t('proof.do')}
      </Button>
    </form>
  );
}

/** Somebody who came from an outside provider, and has neither password nor second factor. */
function NoWay({ leave }: { leave: () => void }): ReactElement {
  const { t } = useTranslation('session');
  return (
    <>
      <p>{t('proof.none')}</p>
      <Link className={buttonClass('brass')} to="/account/password/reset" onClick={leave}>
        {t('proof.setPassword')}
      </Link>
    </>
  );
}
