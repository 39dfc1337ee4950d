export interface Spoken {
  text: string;
  /** 1 is the pace a voice has by itself. */
  rate: number;
}

/** Starts to speak, and hands back what stops it. */
export type Speak = (spoken: Spoken) => () => void;

/** As slow as documented. The commas keep a voice from reading it as one large number. */
export const spokenNumber = (number: string): Spoken => ({ text: Array.from(number).join(', '), rate: 0.25 });

const speak: Speak = ({ text, rate }) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = rate;
  utterance.lang = 'en';
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
};

/** Nothing where the browser has no voice. */
export const browserSpeech = (): Speak | null => ('speechSynthesis' in globalThis ? speak : null);
