import { judgedLongSide, type GreyPicture, type PictureSize } from '../greyPicture';
import type { KycSide } from '../../pictures';
import type { PhotoConcern } from '../photoConcern';
import { addBlocks, addNoise, boxBlur, dim, gaussianBlur, motionBlur, unevenLight } from './damage';
import { randomOf, type Random } from './random';
import { cutDocument, heldDocument, wholeDocument, type Frame } from './scenes';
import type { Surface } from './surface';

export interface MadePicture {
  /** Identifies the picture when a judgement is wrong. */
  name: string;
  side: KycSide;
  picture: GreyPicture;
  original: PictureSize;
  /** What a person would say about it. */
  expected: PhotoConcern | undefined;
}

const shapes = [
  [4, 3],
  [4, 3],
  [16, 9],
  [3, 2],
  [3, 4],
] as const;

const frameOf = (random: Random, longSide: number): Frame => {
  const [width, height] = random.oneOf(shapes);
  const unit = longSide / Math.max(width, height);
  return { width: Math.round(width * unit), height: Math.round(height * unit) };
};

const draw = (random: Random, side: KycSide, frame: Frame, isEvening = false): Surface => {
  if (side === 'holding') return heldDocument(random, frame);
  return wholeDocument(random, random.isLikely(0.2) ? 'plain' : side, frame, isEvening);
};

const toGrey = ({ levels, width, height }: Surface): GreyPicture => ({
  luma: new Uint8Array(new Uint8ClampedArray(levels)),
  width,
  height,
});

interface Taking {
  scene: Surface;
  random: Random;
  /** The effect of the lens, before any noise. */
  lens?: (scene: Surface) => Surface;
  light: number;
  noise: number;
}

/** A photo of a scene: light first, then the lens, then noise and compression artefacts. */
const take = ({ scene, random, lens, light, noise }: Taking): GreyPicture => {
  unevenLight(scene, random, random.between(0, 0.35));
  dim(scene, light);
  const seen = (lens ?? ((sharp: Surface) => gaussianBlur(sharp, random.between(0.25, 0.9))))(scene);
  addNoise(seen, random, noise);
  if (random.isLikely(0.3)) addBlocks(seen, random, random.between(0.3, 1.8));
  return toGrey(seen);
};

const sides = ['front', 'back', 'holding'] as const;
const flatSides = ['front', 'back'] as const;

const large = ({ width, height }: Frame): PictureSize => ({ width: width * 8, height: height * 8 });

const good = (random: Random, index: number): MadePicture => {
  const side = sides[index % 3] ?? 'front';
  const frame = frameOf(random, judgedLongSide);
  const isEvening = random.isLikely(0.25);
  const [light, noise] = isEvening
    ? [random.between(0.5, 0.65), random.between(1, 4)]
    : [random.between(0.8, 1.05), random.between(0.5, 3)];
  const picture = take({ scene: draw(random, side, frame, isEvening), random, light, noise });
  return {
    name: `good ${side}${isEvening ? ' in the evening' : ''}`,
    side,
    picture,
    original: large(frame),
    expected: undefined,
  };
};

const dark = (random: Random, index: number): MadePicture => {
  const side = sides[index % 3] ?? 'front';
  const frame = frameOf(random, judgedLongSide);
  const light = random.between(0.04, 0.18);
  const picture = take({ scene: draw(random, side, frame), random, light, noise: random.between(1, 4) });
  return {
    name: `dark ${side}, ${light.toFixed(2)} of the light`,
    side,
    picture,
    original: large(frame),
    expected: 'tooDark',
  };
};

const lenses = ['gaussian', 'box', 'motion'] as const;

const blurred = (random: Random, index: number): MadePicture => {
  const side = sides[index % 3] ?? 'front';
  const frame = frameOf(random, judgedLongSide);
  const kind = random.oneOf(lenses);
  const degree = { gaussian: random.between(1.9, 6), box: random.between(6, 14), motion: random.between(7, 20) }[kind];
  const lens = (scene: Surface): Surface => {
    if (kind === 'motion') return motionBlur(scene, degree, random.between(0, Math.PI));
    return kind === 'box' ? boxBlur(scene, degree) : gaussianBlur(scene, degree);
  };
  const scene = draw(random, side, frame);
  const picture = take({ scene, random, lens, light: random.between(0.7, 1.05), noise: random.between(0.5, 3) });
  return {
    name: `${kind} blur of ${degree.toFixed(1)}, ${side}`,
    side,
    picture,
    original: large(frame),
    expected: 'blurred',
  };
};

const small = (random: Random, index: number): MadePicture => {
  const side = sides[index % 3] ?? 'front';
  const original = frameOf(random, random.whole(120, 560));
  const frame =
    original.width > judgedLongSide || original.height > judgedLongSide ? frameOf(random, judgedLongSide) : original;
  const picture = take({ scene: draw(random, side, frame), random, light: 0.95, noise: random.between(0.5, 3) });
  return { name: `${original.width} × ${original.height}, ${side}`, side, picture, original, expected: 'tooSmall' };
};

const cut = (random: Random, index: number): MadePicture => {
  const side = flatSides[index % 2] ?? 'front';
  const frame = frameOf(random, judgedLongSide);
  const scene = cutDocument(random, side, frame);
  const picture = take({ scene, random, light: random.between(0.75, 1.05), noise: random.between(0.5, 3) });
  return { name: `cut ${side}`, side, picture, original: large(frame), expected: 'cutOff' };
};

const bad = [dark, blurred, small, cut] as const;

/** 200 pictures: half of them good, the other half split equally between the four concerns. */
export const pictureSet = (seed: number): MadePicture[] =>
  Array.from({ length: 200 }, (_, index) => {
    const random = randomOf(seed * 1000 + index);
    const make = index % 2 === 0 ? good : (bad[(index >> 1) % 4] ?? dark);
    const made = make(random, index % 2 === 0 ? index >> 1 : index >> 3);
    return { ...made, name: `picture ${index} of set ${seed}: ${made.name}` };
  });
