import { useEffect } from 'react';
import { preferences } from '@/features/settings';
import type { Jump } from './model/position';
import type { Controls } from './usePlayer';

const JUMPS: Readonly<Record<string, Jump>> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  PageDown: 'next_round',
  PageUp: 'back_round',
  c: 'next_crank',
  C: 'back_crank',
  i: 'next_call',
  I: 'back_call',
};

/** What the keys do beside stepping; left out where there is no such thing. */
export interface MoreKeys {
  readonly onHelp?: () => void;
  readonly onShare?: () => void;
  readonly onLog?: () => void;
}

/** Every key of the replay; `KeysDialog` lists them. Those that are letters or signs can be switched off. */
export function useReplayKeys(controls: Controls, seats: number, more: MoreKeys = {}): void {
  const { onHelp, onShare, onLog } = more;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.length === 1 && event.key !== ' ' && !preferences().letters) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type="range"]), select, textarea') != null) return;
      // What lies over the table has the keys for itself, wherever in it the focus is.
      if (document.querySelector('dialog[open]') !== null) return;
      const act = actionOf(event, target);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    const actionOf = (event: KeyboardEvent, target: Element | null): (() => void) | undefined => {
      const to = JUMPS[event.key];
      // A key that is held down goes through the game: there is no time for cards to travel.
      if (to !== undefined) return () => controls.go(to, event.repeat);
      if (/^\d$/.test(event.key)) return lookFrom(Number(event.key));
      switch (event.key) {
        case ' ':
          return target?.closest('button, a, summary') == null ? controls.togglePlaying : undefined;
        case '+':
        case '=':
          return () => controls.changeSpeed(1);
        case '-':
          return () => controls.changeSpeed(-1);
        case '?':
          return onHelp;
        case 's':
          return onShare;
        case 't':
          return onLog;
        default:
          return undefined;
      }
    };
    /** 0 opens all hands, 1 is the view of the first seat, and so on. */
    const lookFrom = (digit: number) => {
      if (digit > seats) return undefined;
      return () => controls.look(digit === 0 ? null : digit - 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controls, seats, onHelp, onShare, onLog]);
}
