import { captchaNumber } from '@exchange/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { captchaSize, drawCaptcha, type CaptchaPen } from './drawCaptcha';

type Stroke = readonly [name: string, ...values: unknown[]];

const recordingPen = () => {
  const strokes: Stroke[] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      strokes.push([name, ...values]);
    };
  const pen: CaptchaPen = {
    beginPath: record('beginPath'),
    bezierCurveTo: record('bezierCurveTo'),
    clearRect: record('clearRect'),
    fillRect: record('fillRect'),
    fillStyle: '',
    fillText: record('fillText'),
    font: '',
    globalAlpha: 1,
    lineWidth: 1,
    moveTo: record('moveTo'),
    restore: record('restore'),
    rotate: record('rotate'),
    save: record('save'),
    stroke: record('stroke'),
    strokeStyle: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    translate: record('translate'),
  };
  return { pen, strokes };
};

const drawn = (number: string) => {
  const { pen, strokes } = recordingPen();
  drawCaptcha(pen, { number, colour: 'canvastext', fontFamily: 'Inter' });
  return { pen, strokes, valuesOf: (name: string) => strokes.filter(([done]) => done === name).map(([, ...v]) => v) };
};

const anyNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map(captchaNumber);

it('shows every digit, in order, each in its place', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      const { valuesOf } = drawn(number);
      expect(
        valuesOf('fillText')
          .map(([digit]) => digit)
          .join(''),
      ).toBe(number);
      const places = valuesOf('translate').map(([x]) => Number(x));
      expect(places).toEqual(places.toSorted((left, right) => left - right));
      expect(places.every((x) => x > 20 && x < captchaSize.width - 20)).toBe(true);
    }),
  );
});

it('draws nothing outside 245 by 50', () => {
  expect(captchaSize).toEqual({ width: 245, height: 50 });
  fc.assert(
    fc.property(anyNumber, (number) => {
      const { valuesOf } = drawn(number);
      const points = [...valuesOf('fillRect'), ...valuesOf('moveTo'), ...valuesOf('translate')];
      expect(points.every(([x]) => Number(x) >= 0 && Number(x) <= 245)).toBe(true);
      expect(points.every(([, y]) => Number(y) >= 0 && Number(y) <= 50)).toBe(true);
    }),
  );
});

it('draws the same picture for the same number only', () => {
  expect(drawn('428913').strokes).toEqual(drawn('428913').strokes);
  const noise = (number: string) => drawn(number).valuesOf('bezierCurveTo');
  expect(noise('428913')).not.toEqual(noise('428914'));
});

it('uses the colour of the surrounding text', () => {
  const { pen } = drawn('428913');
  expect([pen.fillStyle, pen.strokeStyle]).toEqual(['canvastext', 'canvastext']);
});
