import { captchaInput, captchaNumber } from '@exchange/domain';
import { useState } from 'react';

export interface CaptchaState {
  isSolved: boolean;
  /** Shows a new number and clears what was typed. Call it after every submit, whatever the result. */
  refresh: () => void;
  /** Spread these on the `Captcha`. */
  field: { number: string; value: string; onValueChange: (typed: string) => void; onRefresh: () => void };
}

/** The number shown and the text typed, for a form to compare. `random` returns a fraction from 0 up to 1. */
export const useCaptcha = (random: () => number = Math.random): CaptchaState => {
  const [number, setNumber] = useState(() => captchaNumber(random()));
  const [value, setValue] = useState('');
  const refresh = () => {
    setNumber(captchaNumber(random()));
    setValue('');
  };
  return {
    isSolved: captchaInput(number)(value) === undefined,
    refresh,
    field: { number, value, onValueChange: setValue, onRefresh: refresh },
  };
};
