import { createWorkQueue } from '../runtime/workQueue';

const starts = { jpeg: Buffer.from('ffd8ff', 'hex'), png: Buffer.from('89504e470d0a1a0a', 'hex') } as const;

export interface PictureRules {
  /** The accepted file types, recognised by their content. */
  kinds: readonly (keyof typeof starts)[];
  /** Of the result, in pixels. */
  longestSide: number;
}

export type Drawn = { jpeg: Buffer; wrong?: never } | { wrong: 'kind' | 'broken'; jpeg?: never };

/** More than a phone's camera takes. A small file may claim thousands of times as many. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/** Each takes some hundred milliseconds and megabytes, on the threads that also check passwords. */
const inTurn = createWorkQueue({ atOnce: 1, waiting: 50 });

/** Loaded with the first picture, so that the server starts faster. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  return sharp;
};

const drawAnew = async (file: Buffer, longestSide: number): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'warning' })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
};

/**
 * Keeps only the pixels of a picture, re-encoded, so that neither its location nor anything else hidden in the file is
 * passed on. The type is recognised by content, since name and type are only the sender's claim.
 */
export const drawPicture = async (file: Buffer, { kinds, longestSide }: PictureRules): Promise<Drawn> => {
  const isKnown = kinds.some((kind) => file.subarray(0, starts[kind].length).equals(starts[kind]));
  if (!isKnown) return { wrong: 'kind' };
  const jpeg = await inTurn(() => drawAnew(file, longestSide).catch(() => undefined));
  return jpeg ? { jpeg } : { wrong: 'broken' };
};
