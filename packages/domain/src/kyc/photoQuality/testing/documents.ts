import type { Random } from './random';
import { drawEach, fillBox, fillEllipse, surfaceOf, type Box, type Surface } from './surface';

interface Inks {
  paper: number;
  ink: number;
}

/** Letters too small to read: stems of different heights, with gaps for the spaces. */
const write = (surface: Surface, random: Random, { x, y, width, height }: Box, ink: number) => {
  const stem = Math.max(1, height * 0.18);
  let pen = x;
  while (pen < x + width - height * 0.6) {
    const letter = height * random.between(0.4, 0.62);
    if (!random.isLikely(0.14)) {
      const top = random.isLikely(0.3) ? 0 : height * 0.25;
      fillBox(surface, { x: pen, y: y + top, width: stem, height: height - top }, ink);
      if (random.isLikely(0.7))
        fillBox(surface, { x: pen + letter - stem * 1.4, y: y + height * 0.3, width: stem, height: height * 0.7 }, ink);
      if (random.isLikely(0.6))
        fillBox(
          surface,
          { x: pen, y: y + random.oneOf([0.25, 0.55, 0.86]) * height, width: letter, height: stem },
          ink,
        );
    }
    pen += letter + stem;
  }
};

const writeLines = (surface: Surface, random: Random, box: Box, lines: number, { ink }: Inks) => {
  const pitch = box.height / lines;
  for (let line = 0; line < lines; line += 1) {
    const height = pitch * random.between(0.48, 0.6);
    const width = box.width * random.between(0.45, 1);
    write(surface, random, { x: box.x, y: box.y + line * pitch, width, height }, ink);
  }
};

const drawPortrait = (surface: Surface, random: Random, box: Box) => {
  const skin = random.between(110, 200);
  fillBox(surface, box, random.between(130, 225));
  const inside = (x: number, y: number, width: number, height: number): Box => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
    width: width * box.width,
    height: height * box.height,
  });
  fillEllipse(surface, inside(0.2, 0.1, 0.6, 0.55), random.between(20, 90));
  fillEllipse(surface, inside(0.28, 0.18, 0.44, 0.52), skin);
  fillBox(surface, inside(0.1, 0.78, 0.8, 0.22), random.between(30, 120));
  for (const eye of [0.38, 0.56]) fillEllipse(surface, inside(eye, 0.38, 0.08, 0.05), 40);
  fillBox(surface, inside(0.42, 0.57, 0.16, 0.025), 70);
};

const drawPattern = (surface: Surface, random: Random) => {
  const [waves, depth] = [random.between(0.1, 0.35), random.between(0, 5)];
  drawEach(surface, (x, y, was) => was + depth * Math.sin(x * waves + 3 * Math.sin(y * waves * 0.4)));
};

const frontOf = (surface: Surface, random: Random, inks: Inks) => {
  const { width, height } = surface;
  if (random.isLikely(0.6)) fillBox(surface, { x: 0, y: 0, width, height: height * 0.16 }, random.between(50, 190));
  const isPhotoLeft = random.isLikely(0.8);
  const photo = {
    x: width * (isPhotoLeft ? 0.06 : 0.68),
    y: height * 0.24,
    width: width * 0.27,
    height: height * 0.56,
  };
  drawPortrait(surface, random, photo);
  const text = { x: width * (isPhotoLeft ? 0.38 : 0.06), y: height * 0.24, width: width * 0.56, height: height * 0.56 };
  writeLines(surface, random, text, random.whole(5, 8), inks);
  writeLines(
    surface,
    random,
    { x: width * 0.06, y: height * 0.87, width: width * 0.8, height: height * 0.09 },
    1,
    inks,
  );
};

const backOf = (surface: Surface, random: Random, inks: Inks) => {
  const { width, height } = surface;
  if (random.isLikely(0.4)) fillBox(surface, { x: 0, y: height * 0.08, width, height: height * 0.18 }, 35);
  writeLines(
    surface,
    random,
    { x: width * 0.06, y: height * 0.32, width: width * 0.6, height: height * 0.3 },
    random.whole(3, 5),
    inks,
  );
  for (let bar = width * 0.72; bar < width * 0.93; bar += width * random.between(0.008, 0.02))
    fillBox(
      surface,
      { x: bar, y: height * 0.34, width: width * random.between(0.004, 0.01), height: height * 0.26 },
      inks.ink,
    );
  writeLines(
    surface,
    random,
    { x: width * 0.05, y: height * 0.68, width: width * 0.9, height: height * 0.26 },
    3,
    inks,
  );
};

/** A letter or a plain card: light paper, little print. */
const plainOf = (surface: Surface, random: Random, inks: Inks) => {
  const { width, height } = surface;
  writeLines(
    surface,
    random,
    { x: width * 0.08, y: height * 0.15, width: width * 0.7, height: height * 0.6 },
    random.whole(4, 6),
    inks,
  );
};

const chooseInks = (random: Random, isDark: boolean): Inks =>
  isDark
    ? { paper: random.between(45, 80), ink: random.between(190, 240) }
    : { paper: random.between(185, 248), ink: random.between(15, 85) };

export type Layout = 'front' | 'back' | 'plain';

export interface Made extends Inks {
  surface: Surface;
}

/** A document of this width, seen from straight above. */
export const makeDocument = (random: Random, layout: Layout, width: number, isLight: boolean): Made => {
  const inks = chooseInks(random, !isLight && layout !== 'plain' && random.isLikely(0.12));
  const height = Math.round(width / random.oneOf([1.586, 1.586, 1.42]));
  const surface = surfaceOf(Math.round(width), height, inks.paper);
  drawPattern(surface, random);
  const draw = { front: frontOf, back: backOf, plain: plainOf }[layout];
  draw(surface, random, inks);
  return { surface, ...inks };
};
