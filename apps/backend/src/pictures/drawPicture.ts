import { createTurns } from '../areas/accounts/turns';

const starts = { jpeg: Buffer.from('ffd8ff', 'hex'), png: Buffer.from('89504e470d0a1a0a', 'hex') } as const;

export interface PictureRules {
  /** Which kinds of file are taken, known by their content. */
  kinds: readonly (keyof typeof starts)[];
  /** In pixels, of what is kept. */
  longestSide: number;
}

export type Drawn = { jpeg: Buffer; wrong?: never } | { wrong: 'kind' | 'broken'; jpeg?: never };

/** More than a phone's camera takes; a small file may say it is thousands of times that. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/** Some hundred milliseconds and megabytes each, on the threads that passwords are checked on as well. */
const inTurn = createTurns({ atOnce: 1, waiting: 50 });

/** Loaded with the first picture, since the server starts without it sooner. */
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
 * What is kept of a picture: its pixels alone, drawn anew, so that neither its place nor anything else that hides in the
 * file is handed on. It is known by its content, since its name and type are the sender's word.
 */
export const drawPicture = async (file: Buffer, { kinds, longestSide }: PictureRules): Promise<Drawn> => {
  const isKnown = kinds.some((kind) => file.subarray(0, starts[kind].length).equals(starts[kind]));
  if (!isKnown) return { wrong: 'kind' };
  const jpeg = await inTurn(() => drawAnew(file, longestSide).catch(() => undefined));
  return jpeg ? { jpeg } : { wrong: 'broken' };
};
