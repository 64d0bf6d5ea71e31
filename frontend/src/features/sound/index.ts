/** Short sounds, made on the spot: only for whoever has asked for them. */
export { soundBox, switchSound } from './box';
export type { Cue } from './notes';
export { SoundSetting } from './SoundSetting';
