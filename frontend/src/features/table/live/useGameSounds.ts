import { useEffect, useRef } from 'react';
import { soundBox } from '@/features/sound';
import type { HeardCue } from '../model/cues';
import type { Presentation } from '../model/presentation';

/** Lets the table be heard: each change as it is shown, and the own card as it leaves the hand. */
export function useGameSounds({ cues, intent }: Presentation): void {
  useEffect(() => soundBox.waitForGesture(document), []);
  const heard = useRef(0);
  useEffect(() => {
    const fresh = cues.filter(({ id }) => id > heard.current);
    heard.current = cues.at(-1)?.id ?? 0;
    soundBox.play(document.hidden ? fresh.filter(callsBack) : fresh);
  }, [cues]);
  const played = intent?.card != null ? intent : null;
  useEffect(() => {
    if (played !== null) soundBox.play([{ sound: 'card' }]);
  }, [played]);
}

/** What is worth hearing from a page that is out of sight. */
function callsBack({ sound }: HeardCue): boolean {
  return sound === 'turn' || sound === 'end';
}
