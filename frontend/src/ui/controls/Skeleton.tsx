import type { ReactElement } from 'react';
import { vars } from '../style';
import './skeleton.css';

/** The outline of a line of text that is still on its way; `width` in per cent of its place. */
export function Bone({ width = 100 }: { width?: number }): ReactElement {
  return <i className="bone" style={vars({ '--bone': `${width}%` })} />;
}
