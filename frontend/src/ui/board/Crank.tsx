import type { ReactElement } from 'react';
import { joined } from '../joined';
import { vars } from '../style';
import './crank.css';

interface CrankProps {
  /** Notches turned, 0 to 12: four twos and four aces make exactly a full turn. */
  count?: number;
  /** Open: the count stands in the eye and the arc is lit. */
  open?: boolean;
  /** In words, for screen readers; empty where it only decorates. */
  label?: string;
  className?: string;
}

const ARM = 'M-33 31C-19 41-13 54-11 73A11.5 11.5 0 0 0 11 73C13 54 19 41 33 31A45 45 0 1 0-33 31Z';
const NOTCHES = Array.from({ length: 12 }, (_, i) => i * 30);

/** The crank. `count` alone drives handle, arc and figure; its width is the CSS property `--crank`. */
export function Crank({ count = 0, open = false, label = '', className }: CrankProps): ReactElement {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div
      className={joined('crank', className)}
      style={vars({ '--count': count })}
      data-open={open || undefined}
      data-rest={count === 0 || undefined}
      data-wide={count > 9 || undefined}
      {...named}
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <Dial />
        <g transform="translate(0 4)">
          <g className="crank__turn">
            <path className="crank__under" d={ARM} />
          </g>
        </g>
        <g className="crank__turn">
          <path className="crank__arm" d={ARM} />
          <circle className="crank__score" r="40.5" />
          <path className="crank__score" d="M0 50V62" />
        </g>
        <circle className="crank__eye" r="36" />
        <path className="crank__bolt" d="M0-20 17.3-10V10L0 20-17.3 10V-10Z" />
        <circle className="crank__stud" r="7" />
        <Grip />
      </svg>
      {open && (
        <span className="crank__n" aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
}

function Dial(): ReactElement {
  return (
    <>
      <circle className="crank__plate" r="96" />
      <circle className="crank__track" r="84" />
      <circle className="crank__arc" r="84" pathLength="12" transform="rotate(90)" />
      <g className="crank__cuts">
        {NOTCHES.map((angle) => (
          <path key={angle} d="M0 77V91" transform={`rotate(${angle})`} />
        ))}
      </g>
    </>
  );
}

/** The grip keeps its slant while the arm goes round: that makes it a handle and not a clock hand. */
function Grip(): ReactElement {
  return (
    <g className="crank__turn">
      <g transform="translate(0 73)">
        <circle className="crank__seat" r="7.5" />
        <g className="crank__grip">
          <g transform="rotate(-34)">
            <path className="crank__grip-b" d="M-7.5-1C-13 9-13.5 24-10 36A10 5.5 0 0 0 10 36C13.5 24 13 9 7.5-1Z" />
            <path className="crank__grip-a" d="M-7.5-1C-13 9-13.5 24-10 36A10 5.5 0 0 0 1 41.4C6 28 6 10 2.5-1Z" />
            <path className="crank__ferrule" d="M-8.5-3A8.5 4.5 0 0 1 8.5-3V2A8.5 4.5 0 0 1-8.5 2Z" />
            <ellipse className="crank__cap" cy="36.5" rx="8.5" ry="4.2" />
          </g>
        </g>
      </g>
    </g>
  );
}
