import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences, setPreferences } from '@/features/settings';
import { FakeAudio } from '@/testing/FakeAudio';
import { show } from '@/testing/render';
import { notesOf, type Cue } from './notes';
import { SoundBox } from './soundBox';
import { SoundSetting } from './SoundSetting';

const ALL: readonly Cue[] = [
  { sound: 'turn' },
  { sound: 'card' },
  { sound: 'notch', count: 1 },
  { sound: 'notch', count: 40 },
  { sound: 'break' },
  { sound: 'last' },
  { sound: 'idiot' },
  { sound: 'end' },
];

describe('a sound', () => {
  it.each(ALL)('is short, and never louder than full: $sound', (cue) => {
    const notes = notesOf(cue);
    expect(notes.length).toBeGreaterThan(0);
    for (const { at, ms, level } of notes) {
      expect(at + ms).toBeLessThanOrEqual(600);
      expect(level).toBeLessThanOrEqual(1);
    }
  });

  it('climbs with the crank, and no further than its twelve notches', () => {
    const pitch = (count: number) => notesOf({ sound: 'notch', count }).at(-1)?.hz ?? 0;
    expect(pitch(2)).toBeGreaterThan(pitch(1));
    expect(pitch(40)).toBe(pitch(12));
  });
});

describe('the sound box', () => {
  const make = vi.fn(() => new FakeAudio() as unknown as AudioContext);
  let box: SoundBox;

  beforeEach(() => {
    make.mockClear();
    FakeAudio.started = [];
    setPreferences({ sound: true });
    box = new SoundBox(make);
  });

  it('prepares nothing and plays nothing before a press', () => {
    const stop = box.waitForGesture(document);
    box.play([{ sound: 'turn' }]);
    expect(make).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'a' });
    box.play([{ sound: 'turn' }]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(FakeAudio.started).toEqual(['sine', 'sine']);
    stop();
  });

  it('is silent where nobody asked for sounds, and from the moment they are switched off', () => {
    setPreferences({ sound: false });
    const stop = box.waitForGesture(document);
    fireEvent.pointerDown(document.body);
    expect(make).not.toHaveBeenCalled();
    setPreferences({ sound: true });
    fireEvent.pointerDown(document.body);
    setPreferences({ sound: false });
    box.play(ALL);
    expect(FakeAudio.started).toEqual([]);
    stop();
  });

  it('is silent while the browser has put it to sleep, and wakes at the next press', async () => {
    const stop = box.waitForGesture(document);
    fireEvent.pointerDown(document.body);
    await Promise.resolve();
    const audio = make.mock.results[0]?.value as unknown as FakeAudio;
    audio.state = 'suspended';
    box.play([{ sound: 'turn' }]);
    expect(FakeAudio.started).toEqual([]);
    fireEvent.pointerDown(document.body);
    box.play([{ sound: 'turn' }]);
    expect(FakeAudio.started).toEqual(['sine', 'sine']);
    stop();
  });

  it('waits no longer when it is told so', () => {
    box.waitForGesture(document)();
    fireEvent.pointerDown(document.body);
    expect(make).not.toHaveBeenCalled();
  });
});

it('is switched on in the settings, which lets one hear what it is like', async () => {
  vi.stubGlobal('AudioContext', FakeAudio);
  FakeAudio.started = [];
  setPreferences({ sound: false });
  await show(<SoundSetting />);
  expect(screen.getByText('The table is silent.')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /^Sounds at the table/ }));
  expect(preferences().sound).toBe(true);
  expect(FakeAudio.started).toEqual(['sine', 'sine']);
});
