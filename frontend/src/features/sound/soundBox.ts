import { preferences } from '@/features/settings';
import { notesOf, type Cue, type Note } from './notes';

/** How loud the whole is, from 0 to 1: company for the eye, not an alarm. */
const LOUDNESS = 0.14;
/** Between two sounds of the same moment. */
const APART_MS = 90;
/** Quiet enough to be nothing; an exponential fall never reaches zero. */
const SILENCE = 0.0001;
const ATTACK_MS = 6;
const NOISE_MS = 80;

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Makes sounds, for whoever has asked for them, and never before they have pressed something on this page: until then
 * no sound is prepared at all.
 */
export class SoundBox {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  /** Asked to go on, and not yet going. */
  private waking = false;

  constructor(private readonly makeContext: () => AudioContext) {}

  /** Gets ready, or wakes again, at each press of a pointer or a key; returns what stops waiting for them. */
  waitForGesture(target: Document): () => void {
    const wake = () => {
      if (preferences().sound) this.wake();
    };
    for (const gesture of GESTURES) target.addEventListener(gesture, wake, true);
    return () => {
      for (const gesture of GESTURES) target.removeEventListener(gesture, wake, true);
    };
  }

  /** To be called in answer to a press. */
  wake(): void {
    this.context ??= this.makeContext();
    // A browser may put it to sleep: for a telephone call, or in a page that nobody has looked at for long.
    if (this.context.state === 'running') return;
    this.waking = true;
    const done = () => {
      this.waking = false;
    };
    this.context.resume().then(done, done);
  }

  play(cues: readonly Cue[]): void {
    const { context } = this;
    if (context === null || !preferences().sound) return;
    // Its clock stands while it sleeps: all that was played meanwhile would be heard at once.
    if (context.state !== 'running' && !this.waking) return;
    cues.forEach((cue, i) => {
      for (const note of notesOf(cue)) this.sound(context, note, (i * APART_MS) / 1000);
    });
  }

  private sound(context: AudioContext, note: Note, after: number): void {
    const from = context.currentTime + after + note.at / 1000;
    const until = from + note.ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENCE, from);
    volume.gain.exponentialRampToValueAtTime(note.level * LOUDNESS, from + ATTACK_MS / 1000);
    volume.gain.exponentialRampToValueAtTime(SILENCE, until);
    volume.connect(context.destination);
    const source = note.wave === 'noise' ? this.burst(context, note, volume) : this.tone(context, note, volume, from);
    source.start(from);
    source.stop(until);
  }

  private tone(context: AudioContext, { wave, hz, to, ms }: Note, volume: GainNode, from: number): OscillatorNode {
    const tone = context.createOscillator();
    tone.type = wave === 'triangle' ? 'triangle' : 'sine';
    tone.frequency.setValueAtTime(hz, from);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + ms / 1000);
    tone.connect(volume);
    return tone;
  }

  private burst(context: AudioContext, { hz }: Note, volume: GainNode): AudioBufferSourceNode {
    this.noise ??= noiseOf(context);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hz;
    source.connect(filter).connect(volume);
    return source;
  }
}

/** The same hiss each time: a long row of numbers without a pattern that an ear could find. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil((context.sampleRate * NOISE_MS) / 1000), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16_807) % 2_147_483_647;
    samples[i] = (state / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
