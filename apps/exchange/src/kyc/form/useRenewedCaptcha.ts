import { useCaptcha, type CaptchaState } from '@exchange/ui';
import { useEffect, useState } from 'react';

interface CaptchaOptions {
  /** Another number is shown whenever it rises. */
  captchas: number;
  onSolved: (isSolved: boolean) => void;
  random: (() => number) | undefined;
}

/** The captcha of a form that may be left and come back to: then it is another one, and not solved. */
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
