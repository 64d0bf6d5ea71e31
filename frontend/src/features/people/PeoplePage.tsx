import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DoorLink, useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Challenge, Followed, Me, People, PersonView } from '@/protocol';
import { whyNothing } from '@/transport';
import { Bone, Button, buttonClass, Disc, dyeFor, Empty, Face, joined, Page, Tag } from '@/ui';
import { peopleQuery, useTie, type Deed } from './peopleCalls';
import { PersonDialog } from './PersonDialog';
import { useAnswer } from './PeopleNews';
import { useChallengeWords } from './useChallengeWords';
import './people.css';

/** Whom one follows and who of them is here, challenges in and out, followers, and whom one keeps away. */
export function PeoplePage(): ReactElement {
  const { t } = useTranslation(['people', 'app']);
  const me = useMe();
  return (
    <Page title={t('app:title', { page: t('title') })} className="sheet people">
      <header className="sheet__h">
        <h1>{t('title')}</h1>
      </header>
      {me === undefined && <PeopleBones />}
      {me === null && <Strangers />}
      {me && <PeopleOf me={me} />}
    </Page>
  );
}

function Strangers(): ReactElement {
  const { t } = useTranslation('people');
  return (
    <Empty title={t('strangers.title')}>
      <DoorLink to="/account/signup">{t('strangers.text')}</DoorLink>
    </Empty>
  );
}

function PeopleOf({ me }: { me: Me }): ReactElement {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const people = useQuery(peopleQuery);
  const missing = whyNothing(people);
  if (missing !== null) {
    return (
      <p role="alert">
        {errorText(missing)} <Button onClick={() => void people.refetch()}>{t('retry')}</Button>
      </p>
    );
  }
  if (people.data === undefined) return <PeopleBones />;
  const { following, followers, blocked, muted, challenges } = people.data;
  return (
    <>
      {me.kind === 'guest' && (
        <p className="quiet">
          <DoorLink to="/account/signup">{t('actions.signUp')}</DoorLink>
        </p>
      )}
      <Challenges me={me} challenges={challenges} />
      <Following following={following} />
      <Folk heading={t('followers.heading')} people={followers} />
      <Folk heading={t('muted.heading')} people={muted} undo="mute" />
      <Folk heading={t('blocked.heading')} people={blocked} undo="block" />
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }): ReactElement {
  return (
    <section className="folk">
      <h2 className="rule-h">{heading}</h2>
      {children}
    </section>
  );
}

function Challenges({ me, challenges }: { me: Me; challenges: readonly Challenge[] }): ReactElement | null {
  const { t } = useTranslation('people');
  if (challenges.length === 0) return null;
  return (
    <Section heading={t('challenges.heading')}>
      <ul>
        {challenges.map((challenge) => (
          <ChallengeRow
            key={challenge.challenge_id}
            challenge={challenge}
            mine={challenge.from.public_id === me.public_id}
          />
        ))}
      </ul>
    </Section>
  );
}

function ChallengeRow({ challenge, mine }: { challenge: Challenge; mine: boolean }): ReactElement {
  const { t } = useTranslation('people');
  const words = useChallengeWords();
  const { answer, busy, refused } = useAnswer(challenge);
  const other = mine ? challenge.to : challenge.from;
  return (
    <li className="folk__row">
      <PersonDisc person={other} />
      <span className="folk__t">
        <b>{t(mine ? 'challenges.to' : 'challenges.from', { name: other.name })}</b>
        <span className="quiet">{words(challenge)}</span>
        {refused !== null && <span role="alert">{refused}</span>}
      </span>
      <span className="folk__acts">
        {mine ? (
          <>
            <Link className={buttonClass('brass')} to={`/table/${challenge.table_id}`}>
              {t('challenges.table')}
            </Link>
            <Button busy={busy} onClick={() => answer('cancel')}>
              {t('challenge.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button busy={busy} onClick={() => answer('decline')}>
              {t('challenge.decline')}
            </Button>
            <Button look="brass" busy={busy} onClick={() => answer('accept')}>
              {t('challenge.accept')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

/** Whoever is here comes first. */
function Following({ following }: { following: People['following'] }): ReactElement {
  const { t } = useTranslation('people');
  const here = following.filter(({ online }) => online);
  const away = following.filter(({ online }) => !online);
  return (
    <Section heading={t('following.heading')}>
      {following.length === 0 ? (
        <Empty title={t('following.none')}>{t('following.noneText')}</Empty>
      ) : (
        <ul>
          {[...here, ...away].map((followed) => (
            <FollowedRow key={followed.person.public_id} followed={followed} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function FollowedRow({ followed: { person, online, table_id } }: { followed: Followed }): ReactElement {
  const { t } = useTranslation('people');
  const state = table_id !== null ? 'playing' : online ? 'online' : 'offline';
  return (
    <li className="folk__row">
      <PersonDisc person={person} here={online} />
      <PersonName person={person}>
        <span className={online ? 'folk__s--here' : 'quiet'}>{t(`following.${state}`)}</span>
      </PersonName>
      {table_id !== null && (
        <span className="folk__acts">
          <Link className={buttonClass()} to={`/table/${table_id}`}>
            {t('following.watch')}
          </Link>
        </span>
      )}
    </li>
  );
}

interface FolkProps {
  heading: string;
  people: readonly PersonView[];
  /** What can be undone about each of them. */
  undo?: Deed;
}

/** A plain list of people; not there when there is nobody. */
function Folk({ heading, people, undo }: FolkProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul>
        {people.map((person) => (
          <li className="folk__row" key={person.public_id}>
            <PersonDisc person={person} />
            <PersonName person={person} />
            {undo !== undefined && <Undo person={person} deed={undo} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Undo({ person, deed }: { person: PersonView; deed: Deed }): ReactElement {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const tie = useTie(person.public_id, deed);
  return (
    <span className="folk__acts">
      {tie.isError && <span role="alert">{errorText(tie.error)}</span>}
      <Button busy={tie.isPending} onClick={() => tie.mutate(false)}>
        {t(`actions.un${deed}` as 'actions.unmute')}
      </Button>
    </span>
  );
}

function PersonDisc({ person, here = false }: { person: PersonView; here?: boolean }): ReactElement {
  return (
    <Disc seat={dyeFor(person.public_id)} className={joined(here && 'folk__d--here')}>
      <Face name={person.name} avatar={person.avatar} />
    </Disc>
  );
}

/** The name opens all that one may do about somebody. */
function PersonName({ person, children }: { person: PersonView; children?: ReactNode }): ReactElement {
  const { t } = useTranslation('people');
  const [open, setOpen] = useState(false);
  const ratings = [
    person.duel_rating && t('rating.duel', { value: person.duel_rating.value }),
    person.table_rating && t('rating.table', { value: person.table_rating.value }),
  ].filter(Boolean);
  return (
    <span className="folk__t">
      <span>
        <button type="button" className="folk__n" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {person.name}
        </button>{' '}
        {person.kind === 'guest' && <Tag>{t('guest')}</Tag>}
      </span>
      {children ?? (ratings.length > 0 && <span className="quiet">{ratings.join(' · ')}</span>)}
      {open && (
        <PersonDialog
          publicId={person.public_id}
          name={person.name}
          kind={person.kind}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

const BONES = [70, 45, 60];

function PeopleBones(): ReactElement {
  return (
    <ul aria-busy="true">
      {BONES.map((width) => (
        <li className="folk__row" key={width}>
          <span className="folk__t">
            <Bone width={width} />
            <Bone width={width / 2} />
          </span>
        </li>
      ))}
    </ul>
  );
}
