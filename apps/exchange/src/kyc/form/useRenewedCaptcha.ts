import { useCaptcha, type CaptchaState } from '@exchange/ui';
import { useEffect, useState } from 'react';

interface CaptchaOptions {
  /** Each increase shows another number. */
  captchas: number;
  onSolved: (isSolved: boolean) => void;
  random: (() => number) | undefined;
}

/** The captcha of a form that can be left and reopened: reopening replaces it, unsolved. */
export const useRenewedCaptcha = ({ captchas, onSolved, random }: CaptchaOptions): CaptchaState => {
  const captcha = useCaptcha(random);
  const [seen, setSeen] = useState(captchas);
  if (seen !== captchas) {
    setSeen(captchas);
    captcha.refresh();
  }
  const { isSolved } = captcha;
  useEffect(() => {
    onSolved(isSolved);
    return () => onSolved(false);
  }, [isSolved, onSolved]);
  return captcha;
};
