import { afterEach, expect, it, vi } from 'vitest';
import { browserSpeech, spokenNumber } from './captchaSpeech';

afterEach(() => vi.unstubAllGlobals());

it('reads a number digit by digit, at a quarter of the usual pace', () => {
  expect(spokenNumber('428913')).toEqual({ text: '4, 2, 8, 9, 1, 3', rate: 0.25 });
});

it('reads nothing in a browser without a voice', () => {
  expect(browserSpeech()).toBeNull();
});

it('stops what the browser was saying, speaks, and can be stopped', () => {
  const voice = { cancel: vi.fn(), speak: vi.fn() };
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  const stop = browserSpeech()?.({ text: '4, 2', rate: 0.25 });
  expect(voice.cancel).toHaveBeenCalledBefore(voice.speak);
  expect(voice.speak).toHaveBeenCalledExactlyOnceWith({ text: '4, 2', rate: 0.25, lang: 'en' });
  stop?.();
  expect(voice.cancel).toHaveBeenCalledTimes(2);
});
