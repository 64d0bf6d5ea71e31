import type { ReactElement } from 'react';
import avatars from './avatars.svg?url';
import './face.css';

/** The pictures that are drawn. Somebody with another one, or none, is shown by the first letter of the name. */
export const AVATARS = [
  'badger',
  'bear',
  'beetle',
  'crane',
  'crow',
  'deer',
  'fox',
  'hare',
  'hedgehog',
  'heron',
  'lynx',
  'mole',
  'moth',
  'newt',
  'otter',
  'owl',
  'pike',
  'seal',
  'stoat',
  'toad',
] as const;

export type Avatar = (typeof AVATARS)[number];

/** Whether there is a picture of that name. */
export function isDrawn(avatar: string): avatar is Avatar {
  return AVATARS.some((drawn) => drawn === avatar);
}

/** What stands on a person's disc: their animal, or their letter. It says nothing: the name stands beside it. */
export function Face({ name, avatar }: { name: string; avatar: string }): ReactElement {
  if (!isDrawn(avatar)) return <>{(Array.from(name)[0] ?? '').toLocaleUpperCase()}</>;
  return (
    <svg className="face" aria-hidden="true">
      <use href={`${avatars}#${avatar}`} />
    </svg>
  );
}
