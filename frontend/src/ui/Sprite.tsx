import type { ReactElement } from 'react';
import sprite from './sprite.svg?raw';

/** All drawings of the page, once, at the root: everything else points into it. */
export function Sprite(): ReactElement {
  return <div className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}
