import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATARS, Disc, Face, isDrawn } from '@/ui';
import './avatars.css';

/** Which picture to be seen by: an animal, or the first letter of the name. A field of the form around it. */
export function AvatarChoice({ name, chosen }: { name: string; chosen: string }): ReactElement {
  const { t } = useTranslation('session');
  // Whoever has a picture that is not drawn is seen by their letter.
  const seen = isDrawn(chosen) ? chosen : '';
  return (
    <fieldset className="avatars">
      <legend>{t('picture')}</legend>
      <div>
        {['', ...AVATARS].map((avatar) => (
          <label key={avatar}>
            <input
              type="radio"
              name="avatar"
              value={avatar}
              defaultChecked={avatar === seen}
              aria-label={t(`animal.${avatar === '' ? 'none' : (avatar as 'fox')}`)}
            />
            <Disc seat={0}>
              <Face name={name} avatar={avatar} />
            </Disc>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
