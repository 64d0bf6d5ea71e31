import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Choice, Lever, Page, SettingRow, SUITS, type CardCode } from '@/ui';
import { setPreferences, usePreferences } from './preferences';
import { useSectionRead } from './useSectionRead';
import './settings.css';

interface SettingsPageProps {
  /** What others see of the person. */
  profile: ReactNode;
  /** Whether the table is heard. */
  sound: ReactNode;
  /** What the page may tell while it is out of sight. */
  notices: ReactNode;
  /** What only somebody who is known here has; null for everybody else. */
  account: ReactNode;
  security: ReactNode;
  data: ReactNode;
}

/** Everything one may set. What belongs to a person rather than to this browser comes in from outside. */
export function SettingsPage({ profile, sound, notices, account, security, data }: SettingsPageProps): ReactElement {
  const { t } = useTranslation(['settings', 'app']);
  const hand = (
    <>
      <Hand />
      {sound}
    </>
  );
  const sections = [
    { id: 'profile', heading: t('profile'), content: profile },
    { id: 'look', heading: t('look'), content: <Look /> },
    { id: 'hand', heading: t('hand'), content: hand },
    { id: 'notices', heading: t('notices.heading'), content: notices },
    { id: 'account', heading: t('account'), content: account },
    { id: 'security', heading: t('security'), content: security },
    { id: 'data', heading: t('data'), content: data },
  ].filter(({ content }) => content !== null);
  const read = useSectionRead(sections.map(({ id }) => id));
  return (
    <Page title={t('app:title', { page: t('title') })} className="sets">
      <h1>{t('title')}</h1>
      <nav className="sets__n" aria-label={t('sections')}>
        {sections.map(({ id, heading }) => (
          <a key={id} href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
            {heading}
          </a>
        ))}
      </nav>
      <div>
        {sections.map(({ id, heading, content }) => (
          <Section key={id} id={id} heading={heading}>
            {content}
          </Section>
        ))}
      </div>
    </Page>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }): ReactElement {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`} className="rule-h">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function Look(): ReactElement {
  const { t } = useTranslation('settings');
  const { theme, deck, motion } = usePreferences();
  return (
    <>
      <SettingRow title={t('theme.title')}>
        <Choice
          className="pick"
          name="theme"
          label={t('theme.title')}
          value={theme}
          onChange={(value) => setPreferences({ theme: value })}
          options={[
            { value: 'system', title: t('asSystem') },
            { value: 'dark', title: t('theme.dark'), note: t('theme.darkNote') },
            { value: 'light', title: t('theme.light'), note: t('theme.lightNote') },
          ]}
        />
      </SettingRow>
      <SettingRow title={t('deck.title')} note={t('deck.note')}>
        <Choice
          className="pick"
          name="deck"
          label={t('deck.title')}
          value={deck}
          onChange={(value) => setPreferences({ deck: value })}
          options={[
            { value: 'two', title: t('deck.two'), drawing: <Nines deck="two" /> },
            { value: 'four', title: t('deck.four'), drawing: <Nines deck="four" /> },
          ]}
        />
      </SettingRow>
      <SettingRow title={t('motion.title')}>
        <Choice
          className="pick"
          name="motion"
          label={t('motion.title')}
          value={motion}
          onChange={(value) => setPreferences({ motion: value })}
          options={[
            { value: 'system', title: t('asSystem') },
            { value: 'none', title: t('motion.none') },
          ]}
        />
      </SettingRow>
    </>
  );
}

function Nines({ deck }: { deck: 'two' | 'four' }): ReactElement {
  return (
    <span className="pick__deck" data-deck={deck} aria-hidden="true">
      {SUITS.map((suit) => (
        <Card key={suit} card={`9${suit}` as CardCode} label="" size="s" />
      ))}
    </span>
  );
}

function Hand(): ReactElement {
  const { t } = useTranslation('settings');
  const { sort, oneTap, letters, keyNames } = usePreferences();
  return (
    <>
      <SettingRow title={t('sort.title')}>
        <Choice
          className="pick"
          name="sort"
          label={t('sort.title')}
          value={sort}
          onChange={(value) => setPreferences({ sort: value })}
          options={[
            { value: 'suit', title: t('sort.suit') },
            { value: 'rank', title: t('sort.rank') },
            { value: 'playable', title: t('sort.playable') },
          ]}
        />
      </SettingRow>
      <Lever
        title={t('oneTap.title')}
        on={t('oneTap.on')}
        off={t('oneTap.off')}
        checked={oneTap}
        onChange={(value) => setPreferences({ oneTap: value })}
      />
      <Lever
        title={t('letters.title')}
        on={t('letters.on')}
        off={t('letters.off')}
        checked={letters}
        onChange={(value) => setPreferences({ letters: value })}
      />
      {letters && (
        <Lever
          title={t('keyNames.title')}
          on={t('keyNames.on')}
          off={t('keyNames.off')}
          checked={keyNames}
          onChange={(value) => setPreferences({ keyNames: value })}
        />
      )}
    </>
  );
}
