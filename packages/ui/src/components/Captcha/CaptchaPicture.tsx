import { useLayoutEffect, useRef } from 'react';
import * as styles from './Captcha.css';
import { captchaSize, drawCaptcha } from './drawCaptcha';

/** Draws at the resolution of the screen, however wide the picture is. */
const paint = (canvas: HTMLCanvasElement, number: string): void => {
  const pen = canvas.getContext('2d');
  const scale = (canvas.getBoundingClientRect().width / captchaSize.width) * window.devicePixelRatio;
  if (pen === null || scale === 0) return;
  canvas.width = Math.round(captchaSize.width * scale);
  canvas.height = Math.round(captchaSize.height * scale);
  pen.scale(scale, scale);
  const { color, fontFamily } = getComputedStyle(canvas);
  drawCaptcha(pen, { number, colour: color, fontFamily });
};

/** A canvas doesn't redraw itself when its size, the zoom, the theme or the font changes. */
const whenItLooksDifferent = (canvas: HTMLCanvasElement, redraw: () => void): (() => void) => {
  const sizes = new ResizeObserver(redraw);
  sizes.observe(canvas);
  const themes = new MutationObserver(redraw);
  const attributeFilter = ['data-theme', 'data-palette'];
  themes.observe(document.documentElement, { subtree: true, attributeFilter });
  window.addEventListener('resize', redraw);
  document.fonts.addEventListener('loadingdone', redraw);
  return () => {
    sizes.disconnect();
    themes.disconnect();
    window.removeEventListener('resize', redraw);
    document.fonts.removeEventListener('loadingdone', redraw);
  };
};

/** Its name sends people who can't see it to the voice: the number itself would give it away. */
export const CaptchaPicture = ({ number }: { number: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before the first paint, so that it never appears empty.
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const draw = () => paint(element, number);
    draw();
    return whenItLooksDifferent(element, draw);
  }, [number]);
  return (
    <canvas
      ref={canvas}
      {...captchaSize}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is only an image; nothing can be done with it
      role="img"
      aria-label="A 6-digit number. Press Read aloud to hear it."
      className={styles.picture}
    />
  );
};
