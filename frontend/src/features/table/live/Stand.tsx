import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '@/features/session';
import { useListed } from '@/i18n';
import type { Named, Watching } from '@/protocol';
import { Button, buttonClass, Disc, Face } from '@/ui';
import { Prompt } from '../scene/Mine';
import type { PromptText } from '../words/prompt';

interface StandProps {
  prompt: PromptText;
  watching: Watching;
  /** Has the next seat stand at the foot of the screen. */
  onTurn: () => void;
}

/** For whoever looks on: no hand, but a place to stand along the edge, among the others who do. */
export function Stand({ prompt, watching, onTurn }: StandProps): ReactElement {
  const { t } = useTranslation('table');
  return (
    <section className="stand" aria-label={t('stand.label')}>
      <Crowd watching={watching} />
      <Prompt text={prompt} />
      <div className="stand__acts">
        <Button onClick={onTurn}>{t('stand.turn')}</Button>
        <Link className={buttonClass()} to="/">
          {t('stand.leave')}
        </Link>
      </div>
    </section>
  );
}

/** So many of the others have a name; the rest are a number. */
const NAMED = 3;

/** Who is watching: oneself first, a few by name, the rest counted. */
function Crowd({ watching: { count, people } }: { watching: Watching }): ReactElement {
  const { t } = useTranslation('table');
  const listed = useListed();
  const me = useMe();
  const others = people.filter(({ public_id }) => public_id !== me?.public_id).slice(0, NAMED);
  const more = Math.max(0, count - 1 - others.length);
  const words = [t('stand.you'), ...others.map(({ name }) => name)];
  if (more > 0) words.push(t('stand.more', { count: more }));
  const shown: Named[] = me === null || me === undefined ? others : [me, ...others];
  return (
    <p className="crowd">
      <span className="crowd__discs">
        {shown.map(({ public_id, name, avatar }, i) => (
          <Disc key={public_id} seat={i}>
            <Face name={name} avatar={avatar} />
          </Disc>
        ))}
      </span>
      <span>{listed(words)}</span>
    </p>
  );
}
