/**
 * What is heard, as notes to be made on the spot: no file is fetched for a sound. Pure. All of it is short and quiet,
 * wooden where cards and the crank move, a tone where somebody is spoken to.
 */

/** Something that can be heard; a notch says how far the crank is turned. */
export type Cue =
  | { readonly sound: 'turn' | 'card' | 'break' | 'last' | 'idiot' | 'end' }
  | { readonly sound: 'notch'; readonly count: number };

/** One short tone, or a burst of noise. Times in milliseconds after the sound begins. */
export interface Note {
  readonly at: number;
  readonly ms: number;
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Of a tone its pitch, of noise the middle of what is let through. */
  readonly hz: number;
  /** Where the pitch ends, if it moves. */
  readonly to?: number;
  /** From 0 to 1, before the whole is turned down. */
  readonly level: number;
}

const E5 = 659;
const A5 = 880;
const C5 = 523;
const G5 = 784;
const LOW = 196;

/** The twelve notches of the crank climb an octave from here. */
const FIRST_NOTCH = 220;
const NOTCHES = 12;

/** Teeth that are heard as the crank spins back. */
const TEETH = 6;
const TOOTH_MS = 38;

export function notesOf(cue: Cue): Note[] {
  switch (cue.sound) {
    case 'turn':
      return [tone(0, E5, 110, 0.5), tone(110, A5, 160, 0.5)];
    case 'card':
      return [{ at: 0, ms: 55, wave: 'noise', hz: 1800, level: 0.5 }];
    case 'notch':
      return tooth(0, FIRST_NOTCH * 2 ** (Math.min(cue.count, NOTCHES) / NOTCHES));
    case 'break':
      return Array.from({ length: TEETH }, (_, i) =>
        tooth(i * TOOTH_MS, FIRST_NOTCH * 2 ** ((TEETH - i) / TEETH)),
      ).flat();
    case 'last':
      return [tone(0, A5, 90, 0.4), tone(90, A5, 140, 0.4)];
    case 'idiot':
      return [
        { at: 0, ms: 150, wave: 'triangle', hz: LOW, level: 0.6 },
        { at: 150, ms: 260, wave: 'triangle', hz: LOW, to: LOW * 0.7, level: 0.6 },
      ];
    case 'end':
      return [tone(0, C5, 140, 0.4), tone(130, E5, 140, 0.4), tone(260, G5, 320, 0.4)];
  }
}

function tone(at: number, hz: number, ms: number, level: number): Note {
  return { at, ms, wave: 'sine', hz, level };
}

/** A tooth of the ratchet: a click, and the wood under it. */
function tooth(at: number, hz: number): Note[] {
  return [
    { at, ms: 14, wave: 'noise', hz: 3200, level: 0.35 },
    { at, ms: 60, wave: 'triangle', hz, level: 0.5 },
  ];
}
