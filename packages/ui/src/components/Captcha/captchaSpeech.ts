export interface Spoken {
  text: string;
  /** 1 is the normal pace of a voice. */
  rate: number;
}

/** Starts to speak, and returns a function that stops it. */
export type Speak = (spoken: Spoken) => () => void;

/** The documented rate. The commas stop a voice from reading one large number. */
export const spokenNumber = (number: string): Spoken => ({ text: Array.from(number).join(', '), rate: 0.25 });

const speak: Speak = ({ text, rate }) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = rate;
  utterance.lang = 'en';
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
};

/** `null` if the browser has no voice. */
export const browserSpeech = (): Speak | null => ('speechSynthesis' in globalThis ? speak : null);
