import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '@/features/home';
import { useMe } from '@/features/session';
import {
  changed,
  EstimateFact,
  Fact,
  Facts,
  idOfName,
  meetingQuery,
  opponentsQuery,
  Panel,
  useFigures,
  type PeriodQuery,
} from '@/features/stats';
import { useErrorText } from '@/i18n';
import type { Ladder, Meeting } from '@/protocol';
import { whyNothing } from '@/transport';
import { Bone, Button, Disc, dyeFor, Face, vars } from '@/ui';

interface AgainstPanelProps {
  publicId: string;
  ladder: Ladder;
  query: PeriodQuery;
}

const SHOWN = 7;

/** Head-to-heads: with those met most, and with anybody by their name. */
export function AgainstPanel({ publicId, ladder, query }: AgainstPanelProps): ReactElement {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const chosen = search.get('against');
  const met = useQuery(opponentsQuery(publicId, ladder, query));
  const missing = whyNothing(met);
  const meetings = met.data?.results.slice(0, SHOWN);
  return (
    <Panel title={t('against.title')} width="narrow" id="against">
      {chosen !== null && <Chosen key={chosen} publicId={publicId} ladder={ladder} query={query} other={chosen} />}
      {missing !== null ? (
        <Failure error={missing} again={() => void met.refetch()} />
      ) : meetings === undefined ? (
        <div className="against__bones" aria-busy="true">
          <Bone width={70} />
          <Bone width={50} />
        </div>
      ) : meetings.length === 0 ? (
        <p className="quiet against__none">{t('against.none')}</p>
      ) : (
        <ol className="against">
          {meetings.map((meeting) => (
            <Row key={meeting.player.public_id} meeting={meeting} />
          ))}
        </ol>
      )}
      <ByName publicId={publicId} />
    </Panel>
  );
}

function Row({ meeting }: { meeting: Meeting }): ReactElement {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { player, ahead, level, behind, games } = meeting;
  return (
    <li>
      <Disc seat={dyeFor(player.public_id)}>
        <Face name={player.name} avatar={player.avatar} />
      </Disc>
      <Link className="against__n" to={`/players/${player.public_id}`}>
        {player.name}
      </Link>
      <Link
        className="against__s"
        to={`?${changed(search, { against: player.public_id }).toString()}`}
        replace
        preventScrollReset
      >
        <span className="tug" aria-hidden="true">
          <i style={vars({ '--part': ahead })} />
          <i style={vars({ '--part': behind })} />
        </span>
        <span className="num" aria-hidden="true">
          {t('against.score', { ahead, behind })}
        </span>
        <span className="sr">{t('against.told', { name: player.name, ahead, level, behind, count: games })}</span>
      </Link>
    </li>
  );
}

/** One head-to-head in all its figures. */
function Chosen({ publicId, ladder, query, other }: AgainstPanelProps & { other: string }): ReactElement {
  const { t } = useTranslation('profile');
  const { number, percent, signed, games, rounds } = useFigures();
  const [search] = useSearchParams();
  const met = useQuery(meetingQuery(publicId, ladder, other, query));
  const missing = whyNothing(met);
  if (missing !== null) return <Failure error={missing} again={() => void met.refetch()} />;
  if (met.data === undefined) return <Bone />;
  const { player, ahead, level, behind, ahead_share: share, margin } = met.data;
  return (
    <div className="against__one">
      <h3>
        <Link to={`/players/${other}`}>{player.name}</Link>
      </h3>
      <Facts>
        <Fact name={t('against.ahead')}>{number(ahead)}</Fact>
        {level > 0 && <Fact name={t('against.level')}>{number(level)}</Fact>}
        <Fact name={t('against.behind')}>{number(behind)}</Fact>
        <EstimateFact name={t('against.share')} of={share} write={percent} out={games} />
        <EstimateFact name={t('against.margin')} of={margin} write={signed} out={rounds} />
      </Facts>
      <p className="against__ways">
        <Link to={`/games?player=${publicId}&player=${other}`}>{t('against.games')}</Link>
        <Link to={`?${changed(search, { against: null }).toString()}`} replace preventScrollReset>
          {t('against.close')}
        </Link>
      </p>
    </div>
  );
}

/** Asks for a name, and puts whoever has it into the address. */
function ByName({ publicId }: { publicId: string }): ReactElement {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const id = useId();
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const choose = (against: string) =>
    setSearch(changed(search, { against }), { replace: true, preventScrollReset: true });
  const find = useMutation({ mutationFn: idOfName, onSuccess: (found) => found !== null && choose(found) });
  const wrong = find.isError ? errorText(find.error) : find.data === null ? t('against.nobody') : undefined;
  return (
    <form
      className="against__f"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('name');
        if (typeof name === 'string' && name.trim() !== '') find.mutate(name.trim());
      }}
    >
      <label className="quiet" htmlFor={id}>
        {t('against.byName')}
      </label>
      <div className="field">
        <input
          id={id}
          name="name"
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-wrong`}
        />
      </div>
      <Button type="submit" busy={find.isPending}>
        {t('against.look')}
      </Button>
      {me?.kind === 'human' && me.public_id !== publicId && (
        <Button look="bare" onClick={() => choose(me.public_id)}>
          {t('against.you')}
        </Button>
      )}
      <p className="err" id={`${id}-wrong`} role="status" hidden={wrong === undefined}>
        {wrong}
      </p>
    </form>
  );
}
