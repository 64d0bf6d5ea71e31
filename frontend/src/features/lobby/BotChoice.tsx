import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseBot, Table } from '@/protocol';
import { Bone } from '@/ui';
import { houseBotsQuery } from './tableCalls';

const DUEL = 2;

interface BotChoiceProps {
  id: string;
  table: Table;
  onChoose: (bot: HouseBot) => void;
}

/** The house bots, the weakest first, each with how it plays and its rating at tables of this size. */
export function BotChoice({ id, table, onChoose }: BotChoiceProps): ReactElement {
  const { t } = useTranslation('lobby');
  const { data, isError } = useQuery(houseBotsQuery);
  const ladder = table.seats.length === DUEL ? 'duel' : 'table';
  return (
    <ul className="levels" id={id} aria-busy={!data && !isError}>
      {!data && !isError && <Bone />}
      {isError && <li>{t('noBots')}</li>}
      {data?.map((bot) => (
        <li key={bot.bot}>
          <button type="button" onClick={() => onChoose(bot)}>
            <b>{bot.name}</b>
            <span>{bot.summary}</span>
            {bot.ratings[ladder] && (
              <span className="num">
                <span className="sr">{t('rating')} </span>
                {bot.ratings[ladder].value}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
