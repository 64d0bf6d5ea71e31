import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPromise } from '@/features/lobby';
import { Disc } from '@/ui';
import type { RecordSeat } from '../verifier';
import { Agreement } from './Agreement';
import { FaultNote } from './FaultNote';
import { ShortHash } from './Hash';
import { ProofStep } from './ProofStep';
import type { StepProps } from './step';

/** F-1.4: each player's word gives the hash that was shown before anybody gave a word. */
export function WordsStep({
  progress,
  state,
  open,
  fault,
  kept,
}: StepProps & { kept: KeptPromise | null }): ReactElement {
  const { t } = useTranslation('fairness');
  const { record, seeds } = progress;
  const isBad = state === 'bad';
  return (
    <ProofStep
      number={2}
      state={state}
      open={open}
      title={t(isBad ? 'words.bad' : 'words.title')}
      line={t(isBad ? 'words.bad_line' : 'words.line')}
    >
      {record !== null && seeds !== null && (
        <table className="words">
          <thead>
            <tr>
              <th scope="col">{t('words.player')}</th>
              <th scope="col">{t('words.word')}</th>
              <th scope="col">{t('words.hash')}</th>
              <th scope="col">
                <span className="sr">{t('words.result')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {record.seats.map((player, seat) => {
              const hash = record.fairness.client_hashes[seat] ?? '';
              const word = record.fairness.client_seeds[seat] ?? '';
              return (
                <tr key={seat}>
                  <th scope="row">
                    <Disc seat={seat}>{initialOf(player)}</Disc>
                    {player.name}
                  </th>
                  <td>
                    {word === '' ? (
                      <span className="quiet">{t(`words.none.${player.kind}`)}</span>
                    ) : (
                      <code className="hash">{word}</code>
                    )}
                  </td>
                  <td>
                    <ShortHash hex={hash} />
                  </td>
                  <td>
                    <Agreement agrees={hash === seeds.hashes[seat] && isAsKept(kept, seat, word, hash)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {fault !== null && <FaultNote fault={fault} record={record} />}
    </ProofStep>
  );
}

function initialOf({ name }: RecordSeat): string {
  return (Array.from(name)[0] ?? '').toUpperCase();
}

/** Whether a seat's hash, and our own word, are those that this browser kept; nothing speaks against it if it kept none. */
function isAsKept(kept: KeptPromise | null, seat: number, word: string, hash: string): boolean {
  if (kept === null) return true;
  const keptHash = kept.client_hashes?.[seat] ?? hash;
  return keptHash === hash && (kept.seat !== seat || kept.seed === word);
}
