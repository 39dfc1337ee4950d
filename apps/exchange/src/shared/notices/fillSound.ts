import type { Side } from '@exchange/domain';

export interface FillSound {
  /** Whether the browser supports sound. */
  isPossible: boolean;
  /** Whether the browser lets this page play sound: the trader must have interacted with it first. */
  canPlay: () => boolean;
  play: (side: Side) => void;
  /** An example of the sound of a fill; it doesn't suppress a real one right after it. */
  playExample: () => void;
}

/** The parts of `window` that are used here. */
interface Page {
  AudioContext?: new () => AudioContext;
  navigator: { userActivation?: Pick<UserActivation, 'hasBeenActive'> };
  performance: Pick<Performance, 'now'>;
}

/** A buy rises and a sell falls, by a fourth. In hertz. */
const tones: Readonly<Record<Side, readonly [number, number]>> = {
  buy: [587.33, 783.99],
  sell: [783.99, 587.33],
};

const seconds = { between: 0.11, attack: 0.012, tone: 0.28 } as const;
const quietMs = 500;

/** Audible, but never startling. */
const loudness = 0.08;
const silence = 0.0001;

const playTone = (context: AudioContext, frequency: number, start: number): void => {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(silence, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + seconds.attack);
  gain.gain.exponentialRampToValueAtTime(silence, start + seconds.tone);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds.tone);
};

/** Two soft tones, synthesised. An order filled in many quick steps plays once. */
export const createFillSound = (page: Page): FillSound => {
  let context: AudioContext | undefined;
  let quietUntil = -Infinity;

  const canPlay = (): boolean =>
    page.AudioContext !== undefined && (page.navigator.userActivation?.hasBeenActive ?? true);

  const sound = (side: Side): void => {
    if (!page.AudioContext) return;
    const playing = (context ??= new page.AudioContext());
    // The browser may have suspended it; if it can't be resumed, the sound is skipped.
    if (playing.state === 'suspended') playing.resume().catch(() => undefined);
    const start = playing.currentTime;
    tones[side].forEach((frequency, at) => playTone(playing, frequency, start + at * seconds.between));
  };

  return {
    isPossible: page.AudioContext !== undefined,
    canPlay,
    play: (side) => {
      // The context's own clock stops while it is suspended, and would silence a later fill, too.
      const now = page.performance.now();
      if (!canPlay() || now < quietUntil) return;
      quietUntil = now + quietMs;
      sound(side);
    },
    playExample: () => {
      if (canPlay()) sound('buy');
    },
  };
};
