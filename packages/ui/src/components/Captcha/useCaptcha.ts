import { captchaInput, captchaNumber } from '@exchange/domain';
import { useState } from 'react';

export interface CaptchaState {
  isSolved: boolean;
  /** Shows another number and forgets what was typed: after a form was sent, whatever came of it. */
  refresh: () => void;
  /** To be spread on the `Captcha`. */
  field: { number: string; value: string; onValueChange: (typed: string) => void; onRefresh: () => void };
}

/** The number that is shown and what is typed, for the form that asks whether they are the same. `random` is a fraction from 0 up to 1. */
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
