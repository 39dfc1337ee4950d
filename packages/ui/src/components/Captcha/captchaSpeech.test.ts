import { afterEach, expect, it, vi } from 'vitest';
import { browserSpeech, spokenNumber } from './captchaSpeech';

afterEach(() => vi.unstubAllGlobals());

it('a number is read digit by digit, at a quarter of the usual pace', () => {
  expect(spokenNumber('428913')).toEqual({ text: '4, 2, 8, 9, 1, 3', rate: 0.25 });
});

it('a browser without a voice reads nothing', () => {
  expect(browserSpeech()).toBeNull();
});

it('a browser with a voice stops what it was saying, speaks, and can be stopped', () => {
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
