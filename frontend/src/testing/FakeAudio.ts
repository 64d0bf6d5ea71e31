/** What the page uses of a browser's sounds: it makes none, and keeps what was started. */
export class FakeAudio {
  /** The wave of each note started, oldest first; `noise` for a burst. */
  static started: string[] = [];

  state: 'suspended' | 'running' = 'suspended';
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = {};

  resume = (): Promise<void> => {
    this.state = 'running';
    return Promise.resolve();
  };
  createGain = () => ({ gain: param(), connect: passOn });
  createBiquadFilter = () => ({ type: '', frequency: { value: 0 }, connect: passOn });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({ ...source(() => 'noise'), buffer: null });
  createOscillator = () => {
    const made = { type: 'sine', frequency: param() };
    return Object.assign(
      made,
      source(() => made.type),
    );
  };
}

const param = () => ({ setValueAtTime: nothing, exponentialRampToValueAtTime: nothing });
const source = (wave: () => string) => ({
  connect: passOn,
  start: () => FakeAudio.started.push(wave()),
  stop: nothing,
});

function passOn<Next>(next: Next): Next {
  return next;
}

function nothing(): void {
  // Nobody listens.
}
