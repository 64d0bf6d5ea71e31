import { setPreferences } from '@/features/settings';
import { SoundBox } from './soundBox';

/** The one of this page: a browser gives away only a few. */
export const soundBox = new SoundBox(() => new AudioContext());

/** To be called in answer to a press, which is what a browser wants before there is a sound: switched on, one is made. */
export function switchSound(on: boolean): void {
  setPreferences({ sound: on });
  if (!on) return;
  soundBox.wake();
  soundBox.play([{ sound: 'turn' }]);
}
