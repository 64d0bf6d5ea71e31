import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsText } from '@/i18n';
import type { Progress } from '../model/progress';
import type { CheckedRecord } from '../verifier';
import { FaultNote } from './FaultNote';
import { ProofStep } from './ProofStep';
import type { StepProps } from './step';

/** Every move, every score and the places, by the rules. */
export function MovesStep({ progress, state, open, fault }: StepProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { record } = progress;
  const line = useLine(progress, state === 'good');
  return (
    <ProofStep
      number={6}
      state={state}
      open={open}
      title={t(state === 'bad' ? 'moves.bad' : 'moves.title')}
      line={state === 'bad' ? t('moves.bad_line') : line}
    >
      {fault !== null && <FaultNote fault={fault} record={record} />}
      {state === 'good' && <p className="quiet">{t('moves.how')}</p>}
      {record !== null && progress.played.length > 0 && <PlayedTable record={record} progress={progress} />}
    </ProofStep>
  );
}

function useLine({ record, played }: Progress, isGood: boolean): string {
  const { t } = useTranslation('fairness');
  if (!isGood || record === null) return t('moves.after');
  const moves = t('moves.count', { count: played.reduce((sum, round) => sum + round.moves, 0) });
  if (record.ended_by === 'aborted') {
    return t('moves.aborted_line', { moves, rounds: t('moves.rounds', { count: played.length }) });
  }
  return t('moves.line', { moves, rounds: t('moves.results', { count: played.length }) });
}

/** The rounds that agree, with what each cost everybody. */
function PlayedTable({ record, progress }: { record: CheckedRecord; progress: Progress }): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <div className="played">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('moves.round')}</th>
            <th scope="col">{t('moves.moves')}</th>
            <th scope="col">{t('moves.reshuffles')}</th>
            {record.seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.played.map(({ number, moves, reshuffles }) => (
            <tr key={number}>
              <th scope="row" className="num">
                {number}
              </th>
              <td className="num">{moves}</td>
              <td className="num">{reshuffles.length}</td>
              {record.seats.map((_, seat) => (
                <td key={seat} className="num">
                  {pointsOf(record.rounds[number - 1]?.result?.scores[seat])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {record.totals !== null && progress.done && progress.fault === null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('moves.total')}
              </th>
              {record.totals.map((total, seat) => (
                <td key={seat} className="num">
                  {pointsOf(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function pointsOf(points: number | undefined): string {
  return points === undefined ? '–' : pointsText(points);
}
