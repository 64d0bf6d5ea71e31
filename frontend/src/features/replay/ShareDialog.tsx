import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDeck, shownTheme, type Look } from '@/features/settings';
import { Bone, Button, buttonClass, Dialog, useCopy } from '@/ui';
import { embedSnippet, pageLink, pictureLink, type Sent } from './model/links';
import type { Position } from './model/position';

interface ShareDialogProps {
  gameId: string;
  position: Position;
  onClose: () => void;
}

/** This move, from this view: as a link, as a picture, as a frame in another page. */
export function ShareDialog({ gameId, position: asked, onClose }: ShareDialogProps): ReactElement {
  const { t, i18n } = useTranslation('replay');
  // The game may go on playing behind the dialog: what is shared stays the moment that it was opened at.
  const [position] = useState(asked);
  const [look, setLook] = useState<Look>({});
  const sent: Sent = { gameId, position, look, language: i18n.language };
  const { origin } = window.location;
  return (
    <Dialog
      title={t('share.title', { round: position.round + 1, move: position.move })}
      className="share"
      onClose={onClose}
      actions={
        <Button look="brass" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <LookChoice look={look} onLook={setLook} />
      <LinkPart address={pageLink(origin, sent)} />
      <Picture address={pictureLink(origin, sent)} />
      <SnippetPart snippet={embedSnippet(origin, sent, t('share.frame_title'))} />
    </Dialog>
  );
}

/** Whoever follows the link sees the game in their own look, unless the sender wants to be seen as they see. */
function LookChoice({ look, onLook }: { look: Look; onLook: (look: Look) => void }): ReactElement {
  const { t } = useTranslation('replay');
  const theme = shownTheme();
  const deck = shownDeck();
  return (
    <p className="share__look">
      <label>
        <input
          type="checkbox"
          checked={look.theme !== undefined}
          onChange={({ currentTarget: { checked } }) => onLook(withOrWithout(look, { theme }, checked))}
        />{' '}
        {t(`share.theme_${theme}`)}
      </label>
      <label>
        <input
          type="checkbox"
          checked={look.deck !== undefined}
          onChange={({ currentTarget: { checked } }) => onLook(withOrWithout(look, { deck }, checked))}
        />{' '}
        {t(`share.deck_${deck}`)}
      </label>
    </p>
  );
}

function withOrWithout(look: Look, part: Look, wanted: boolean): Look {
  if (wanted) return { ...look, ...part };
  return Object.fromEntries(Object.entries(look).filter(([name]) => !(name in part)));
}

function LinkPart({ address }: { address: string }): ReactElement {
  const { t } = useTranslation('replay');
  const { copied, copy } = useCopy(address);
  return (
    <div className="share__part">
      <label htmlFor="share-link">{t('share.link')}</label>
      <span className="share__line">
        <input
          id="share-link"
          className="share__text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{copied ? t('share.copied') : t('share.copy')}</Button>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
            {t('share.send')}
          </Button>
        )}
      </span>
    </div>
  );
}

type Arrival = 'coming' | 'there' | 'missing';

/** The server draws it; while it does there is its frame, and if it cannot, that is said. */
function Picture({ address }: { address: string }): ReactElement {
  const { t } = useTranslation('replay');
  const [arrived, setArrived] = useState<{ address: string; state: Arrival }>({ address, state: 'coming' });
  const state = arrived.address === address ? arrived.state : 'coming';
  return (
    <div className="share__part">
      <span className="share__label">{t('share.picture')}</span>
      <div className="share__shown">
        <div className="share__picture" aria-busy={state === 'coming'}>
          {state === 'missing' ? (
            <p role="alert">{t('share.picture_missing')}</p>
          ) : (
            <img
              key={address}
              src={address}
              width="1200"
              height="630"
              alt={t('share.picture_alt')}
              onLoad={() => setArrived({ address, state: 'there' })}
              onError={() => setArrived({ address, state: 'missing' })}
            />
          )}
          {state === 'coming' && <Bone />}
        </div>
        <a className={buttonClass()} href={address} download>
          {t('share.picture_download')}
        </a>
      </div>
    </div>
  );
}

function SnippetPart({ snippet }: { snippet: string }): ReactElement {
  const { t } = useTranslation('replay');
  const { copied, copy } = useCopy(snippet);
  return (
    <div className="share__part">
      <label htmlFor="share-embed">{t('share.embed')}</label>
      <span className="share__line">
        <textarea
          id="share-embed"
          className="share__text"
          readOnly
          rows={3}
          value={snippet}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{copied ? t('share.copied') : t('share.copy')}</Button>
      </span>
    </div>
  );
}
