import { makeBackground } from './backgrounds';
import { makeDocument, type Layout, type Made } from './documents';
import type { Random } from './random';
import { drawEach, fillBox, fillEllipse, sample, type Surface } from './surface';

type Point = readonly [x: number, y: number];
type Corners = readonly [Point, Point, Point, Point];

export interface Frame {
  width: number;
  height: number;
}

/** Maps each place in the frame into the unit square, given the positions of the square's corners. */
const intoSquare = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners) => {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  const [A, B, C] = [e - f * h, c * h - b, b * f - c * e];
  const [D, E, F] = [f * g - d, a - c * g, c * d - a * f];
  const [G, H, I] = [d * h - e * g, b * g - a * h, a * e - b * d];
  return (x: number, y: number): Point => {
    const depth = G * x + H * y + I;
    return [(A * x + B * y + C) / depth, (D * x + E * y + F) / depth];
  };
};

/** Places the document in the picture, with rounded corners and a thin shadow. */
export const layDocument = (surface: Surface, { surface: document }: Made, corners: Corners): void => {
  const from = intoSquare(corners);
  const round = document.width * 0.03;
  drawEach(surface, (x, y, was) => {
    const [u, v] = from(x + 0.5, y + 0.5);
    if (Math.abs(u - 0.5) > 0.6 || Math.abs(v - 0.5) > 0.6) return was;
    const left = u * document.width;
    const top = v * document.height;
    const beyondX = round - Math.min(left, document.width - left);
    const beyondY = round - Math.min(top, document.height - top);
    const away = beyondX > 0 && beyondY > 0 ? Math.hypot(beyondX, beyondY) - round : Math.max(beyondX, beyondY) - round;
    const share = Math.max(0, Math.min(1, 0.5 - away));
    const shadow = away > 0 && away < 4 ? 1 - 0.12 * (1 - away / 4) : 1;
    return share === 0 ? was * shadow : was * (1 - share) + share * sample(document, left, top);
  });
};

export interface Placing {
  middle: Point;
  width: number;
  height: number;
  angle: number;
  /** How far corners may move, as a share of the width. */
  lean: number;
}

export const cornersOf = (random: Random, { middle, width, height, angle, lean }: Placing): Corners => {
  const corner = (x: number, y: number): Point => {
    const [offX, offY] = [
      x * width + random.between(-lean, lean) * width,
      y * height + random.between(-lean, lean) * width,
    ];
    return [
      middle[0] + offX * Math.cos(angle) - offY * Math.sin(angle),
      middle[1] + offX * Math.sin(angle) + offY * Math.cos(angle),
    ];
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
};

const farFrom = (random: Random, paper: number, apart: number): number => {
  for (;;) {
    const level = random.between(25, 235);
    if (Math.abs(level - paper) >= apart) return level;
  }
};

/** The same corners, moved and shrunk until they are all within this margin. */
const fitInto = (corners: Corners, { width, height }: Frame, margin: number): Corners => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shrink = Math.min(1, (width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  const into = (at: number, from: number, to: number, side: number): number => {
    const size = (to - from) * shrink;
    const start = Math.max(margin, Math.min(side - margin - size, (from + to - size) / 2));
    return start + (at - from) * shrink;
  };
  const move = ([x, y]: Point): Point => [into(x, left, right, width), into(y, top, bottom, height)];
  return [move(corners[0]), move(corners[1]), move(corners[2]), move(corners[3])];
};

/** A whole document, over half of the picture's width. `isLight` makes it a light one, for scenes in low light. */
export const wholeDocument = (random: Random, layout: Layout, frame: Frame, isLight: boolean): Surface => {
  const width = frame.width * random.between(0.58, 0.96);
  const made = makeDocument(random, layout, width, isLight);
  const surface = makeBackground(random, frame.width, frame.height, farFrom(random, made.paper, 12));
  const corners = cornersOf(random, {
    middle: [frame.width * random.between(0.47, 0.53), frame.height * random.between(0.46, 0.54)],
    width,
    height: made.surface.height,
    angle: random.between(-0.14, 0.14),
    lean: random.between(0, 0.03),
  });
  layDocument(surface, made, fitInto(corners, frame, Math.min(frame.width, frame.height) * 0.04));
  return surface;
};

/**
 * The direction in which a document leaves its picture, as shares of its size. Its middle stays visible, since that is
 * where people aim.
 */
const leaves = (random: Random, { width, height }: Frame): Point => {
  const far = () => random.oneOf([-1, 1]) * random.between(0.06, 0.3);
  if (height > width) return [far(), 0];
  return random.oneOf([
    [far(), 0],
    [0, far()],
    [far(), far()],
  ] as const);
};

/** A document cut off by one edge of the picture, by two adjacent ones or by two opposite ones. */
export const cutDocument = (random: Random, layout: Layout, frame: Frame): Surface => {
  const isTooClose = frame.height > frame.width && random.isLikely(0.5);
  const width = isTooClose
    ? frame.width * random.between(1.1, 1.3)
    : Math.min(frame.width * random.between(0.75, 0.95), frame.height * 1.3);
  const made = makeDocument(random, layout, width, false);
  const surface = makeBackground(random, frame.width, frame.height, farFrom(random, made.paper, 50));
  const [outX, outY] = isTooClose ? [0, 0] : leaves(random, frame);
  const { height } = made.surface;
  const shift = (out: number, size: number, side: number) =>
    out === 0 ? side / 2 : out < 0 ? size / 2 + out * size : side - size / 2 + out * size;
  const corners = cornersOf(random, {
    middle: [shift(outX, width, frame.width), shift(outY, height, frame.height)],
    width,
    height,
    angle: random.between(-0.06, 0.06),
    lean: random.between(0, 0.012),
  });
  layDocument(surface, made, corners);
  return surface;
};

/** A person in front of a wall, holding the document and a note. */
export const heldDocument = (random: Random, { width, height }: Frame): Surface => {
  const surface = makeBackground(random, width, height, random.between(60, 220));
  const size = Math.min(width, height);
  const [middle, skin] = [width / 2 + size * random.between(-0.06, 0.06), random.between(80, 205)];
  const clothes = random.between(20, 220);
  const around = (x: number, y: number, across: number, down: number) => ({
    x: middle + (x - across / 2) * size,
    y: y * height,
    width: across * size,
    height: down * height,
  });
  fillEllipse(surface, around(0, 0.56, 0.95, 0.95), clothes);
  fillBox(surface, around(0, 0.45, 0.16, 0.15), skin * 0.9);
  fillEllipse(surface, around(0, 0.06, 0.4, 0.42), random.between(20, 110));
  fillEllipse(surface, around(0, 0.12, 0.31, 0.41), skin);
  for (const eye of [-0.07, 0.07]) {
    fillEllipse(surface, around(eye, 0.28, 0.05, 0.025), 235);
    fillEllipse(surface, around(eye, 0.28, 0.02, 0.025), 35);
    fillBox(surface, around(eye, 0.25, 0.06, 0.008), 50);
  }
  fillBox(surface, around(0, 0.43, 0.11, 0.012), skin * 0.55);
  const card = makeDocument(random, 'front', size * random.between(0.36, 0.46), true);
  const note = makeDocument(random, 'plain', size * random.between(0.3, 0.4), true);
  for (const [made, aside] of [
    [card, -0.22],
    [note, 0.24],
  ] as const) {
    const across = made.surface.width;
    fillEllipse(surface, around(aside * 1.8, 0.8, 0.16, 0.16), skin * 0.95);
    const corners = cornersOf(random, {
      middle: [middle + aside * size, height * random.between(0.72, 0.78)],
      width: across,
      height: made.surface.height,
      angle: random.between(-0.12, 0.12),
      lean: 0.01,
    });
    layDocument(surface, made, corners);
  }
  return surface;
};
