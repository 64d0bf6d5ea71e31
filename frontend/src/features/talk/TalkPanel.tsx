import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportDialog, standingQuery, useTie } from '@/features/people';
import { DoorLink, useMe } from '@/features/session';
import { useErrorText } from '@/i18n';
import type { Me, TalkMessage } from '@/protocol';
import { Bone, dyeFor, dyeOf, Icon, IconButton } from '@/ui';
import { PHRASES } from './talkCalls';
import type { Talk } from './useTalk';
import './talk.css';

const MOST = 200;

interface TalkPanelProps {
  talk: Talk;
  /** The viewer looks on at a running game: players read it after the game. */
  watching: boolean;
  /** Where somebody sits, for their dye; null for whoever sits nowhere. */
  seatOf: (publicId: string) => number | null;
  gameId?: string | undefined;
}

/** What is said at the table, and a field to say something. */
export function TalkPanel({ talk, watching, seatOf, gameId }: TalkPanelProps): ReactElement {
  const { t } = useTranslation('talk');
  const me = useMe();
  return (
    <div className="talk">
      <Lines talk={talk} me={me ?? null} seatOf={seatOf} gameId={gameId} />
      {me !== undefined && <Say talk={talk} me={me} watching={watching} />}
      <p className="sr" role="status">
        {talk.saying.isPending ? t('sending') : ''}
      </p>
    </div>
  );
}

function Lines({ talk, me, seatOf, gameId }: Omit<TalkPanelProps, 'watching'> & { me: Me | null }): ReactElement {
  const { t } = useTranslation('talk');
  const errorText = useErrorText();
  const [open, setOpen] = useState<string | null>(null);
  const [reported, setReported] = useState<TalkMessage['author'] | null>(null);
  const { messages, error } = talk;
  return (
    <>
      {/* It scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="talk__log" role="log" aria-live="polite" aria-label={t('messages')} tabIndex={0}>
        <ol>
          {messages?.map((message) => (
            <Line
              key={message.message_id}
              message={message}
              mine={message.author.public_id === me?.public_id}
              seat={seatOf(message.author.public_id)}
              mayAct={me !== null}
              onReport={() => setReported(message.author)}
              open={open === message.message_id}
              onOpen={() => setOpen(open === message.message_id ? null : message.message_id)}
            />
          ))}
        </ol>
        {messages?.length === 0 && <p className="quiet talk__none">{t('none')}</p>}
        {messages === undefined && error === null && <Bone width={60} />}
        {messages === undefined && error !== null && (
          <p role="alert" className="talk__none">
            {errorText(error)}{' '}
            <button type="button" className="talk__again" onClick={talk.again}>
              {t('again')}
            </button>
          </p>
        )}
      </div>
      {reported !== null && (
        <ReportDialog
          about={{ publicId: reported.public_id, name: reported.name, tableId: talk.tableId, gameId }}
          onClose={() => setReported(null)}
        />
      )}
    </>
  );
}

interface LineProps {
  message: TalkMessage;
  mine: boolean;
  seat: number | null;
  mayAct: boolean;
  onReport: () => void;
  open: boolean;
  onOpen: () => void;
}

/** One thing said. Somebody else's opens to mute, block and report. */
function Line({ message, mine, seat, mayAct, onReport, open, onOpen }: LineProps): ReactElement {
  const { t } = useTranslation('talk');
  const { author, phrase, text } = message;
  const said = phrase === null ? text : t(`phrase.${phrase}`);
  const name = mine ? t('you') : author.name;
  return (
    <li style={dyeOf(seat ?? dyeFor(author.public_id))} data-mine={mine || undefined} data-open={open || undefined}>
      {mine || !mayAct ? (
        <b>{name}</b>
      ) : (
        <button type="button" className="talk__name" aria-expanded={open} onClick={onOpen}>
          {name}
        </button>
      )}
      {message.watching && <span className="talk__aside"> {t('lookingOn')}</span>}
      <p>{said}</p>
      {open && <About publicId={author.public_id} onReport={onReport} />}
    </li>
  );
}

function About({ publicId, onReport }: { publicId: string; onReport: () => void }): ReactElement {
  const { t } = useTranslation('talk');
  const errorText = useErrorText();
  const mute = useTie(publicId, 'mute');
  const block = useTie(publicId, 'block');
  const error = mute.error ?? block.error;
  return (
    <span className="talk__who">
      <button type="button" onClick={() => mute.mutate(true)}>
        {t('mute')}
      </button>
      <button type="button" onClick={() => block.mutate(true)}>
        {t('block')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onReport}>
        {t('report')}
      </button>
      {error !== null && <span role="alert">{errorText(error)}</span>}
    </span>
  );
}

function Say({ talk, me, watching }: { talk: Talk; me: Me | null; watching: boolean }): ReactElement {
  const { t } = useTranslation('talk');
  const standing = useQuery({ ...standingQuery, enabled: me !== null }).data;
  if (me === null || me.kind === 'guest') {
    return (
      <p className="talk__shut quiet">
        <DoorLink to="/account/signup">{t('guests')}</DoorLink>
      </p>
    );
  }
  if (standing?.suspended_until != null) return <p className="talk__shut quiet">{t('suspended')}</p>;
  if (standing?.silenced_until != null) return <p className="talk__shut quiet">{t('silenced')}</p>;
  return <SayForm talk={talk} watching={watching} />;
}

function SayForm({ talk: { saying }, watching }: { talk: Talk; watching: boolean }): ReactElement {
  const { t } = useTranslation('talk');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const refused = saying.error;
  useEffect(() => {
    if (refused !== null) field.current?.focus();
  }, [refused]);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    // What was not sent comes back, unless the next is being written already.
    saying.mutateAsync({ text: line }).catch(() => setText((now) => (now === '' ? line : now)));
  };
  return (
    <>
      <ul className="phrases" aria-label={t('phrases')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              aria-disabled={saying.isPending || undefined}
              onClick={() => !saying.isPending && saying.mutate({ phrase })}
            >
              {t(`phrase.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      {refused !== null && (
        <p className="err" role="alert">
          {errorText(refused)}
        </p>
      )}
      <form className="say" onSubmit={send}>
        <input
          ref={field}
          aria-label={t(watching ? 'sayWatching' : 'say')}
          placeholder={t(watching ? 'hintWatching' : 'hint')}
          maxLength={MOST}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" label={t('send')}>
          <Icon name="say" />
        </IconButton>
      </form>
    </>
  );
}
