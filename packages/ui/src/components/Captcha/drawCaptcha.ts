export const captchaSize = { width: 245, height: 50 } as const;

export type CaptchaPen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clearRect'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineWidth'
  | 'moveTo'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>;

export interface CaptchaLook {
  number: string;
  colour: string;
  fontFamily: string;
}

/** Pseudo-random fractions seeded by the number, so that a redraw in another size or theme gives the same picture. */
const chanceOf = (number: string): (() => number) => {
  let state = Number(number);
  return () => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const { width, height } = captchaSize;
const margin = 14;

const drawDigits = (pen: CaptchaPen, { number, fontFamily }: CaptchaLook, around: (spread: number) => number): void => {
  const cell = (width - 2 * margin) / number.length;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [at, digit] of Array.from(number).entries()) {
    pen.save();
    pen.translate(margin + cell * (at + 0.5) + around(4), height / 2 + 1 + around(5));
    pen.rotate(around(0.28));
    pen.font = `500 ${Math.round(29 + around(3))}px ${fontFamily}`;
    pen.fillText(digit, 0, 0);
    pen.restore();
  }
};

const drawNoise = (pen: CaptchaPen, chance: () => number): void => {
  pen.globalAlpha = 0.4;
  pen.lineWidth = 1;
  for (let line = 0; line < 3; line += 1) {
    pen.beginPath();
    pen.moveTo(0, chance() * height);
    pen.bezierCurveTo(width / 3, chance() * height, (2 * width) / 3, chance() * height, width, chance() * height);
    pen.stroke();
  }
  for (let dot = 0; dot < 60; dot += 1) pen.fillRect(chance() * width, chance() * height, 1, 1);
};

/** Legible but slightly irregular, in the colour of the surrounding text. */
export const drawCaptcha = (pen: CaptchaPen, look: CaptchaLook): void => {
  const chance = chanceOf(look.number);
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = look.colour;
  pen.strokeStyle = look.colour;
  pen.save();
  drawNoise(pen, chance);
  pen.restore();
  drawDigits(pen, look, (spread) => (chance() * 2 - 1) * spread);
};
