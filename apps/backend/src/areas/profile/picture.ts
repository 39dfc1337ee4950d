import { fieldTexts } from '@exchange/domain';
import { refuse, type Refused } from '../../contract/handlers';
import { createTurns } from '../accounts/turns';

export const noPicture = refuse(415, fieldTexts.pictureType, 'profile_image');
const broken = refuse(422, fieldTexts.brokenPicture, 'profile_image');

const jpegStart = Buffer.from('ffd8ff', 'hex');
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

const isKnown = (file: Buffer): boolean =>
  [jpegStart, pngStart].some((start) => file.subarray(0, start.length).equals(start));

/** More than a phone's camera takes; a small file may say it is thousands of times that. */
const mostPixels = 50_000_000;
const longestSide = 512;
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

const drawAnew = async (file: Buffer): Promise<Buffer> => {
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
export const makePicture = (file: Buffer): Promise<Buffer | Refused> | Refused =>
  isKnown(file) ? inTurn(() => drawAnew(file).catch(() => broken)) : noPicture;
