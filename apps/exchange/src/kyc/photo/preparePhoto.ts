import { isUnder3Mb, judgedLongSide, judgePhoto, type KycSide } from '@exchange/domain';
import type { PhotoRefusal, PreparedPhoto } from '@exchange/machines';
import { greyPictureOf, jpegOf } from './drawing';
import { jpegName } from './jpegName';
import { readPictureFile, type PictureHeader } from './pictureFile';

/** Not even read: more than any camera's file, and more than a phone may have memory for. */
const mostBytes = 100 * 1024 * 1024;

/** What the exchange opens of a picture; a small file may say that it is thousands of times that. */
const mostPixels = 50_000_000;

/** What a reviewer sees of it at most, and what is tried until the file is small enough. */
const attempts = [
  { longSide: 2400, quality: 0.9 },
  { longSide: 2400, quality: 0.8 },
  { longSide: 2000, quality: 0.8 },
  { longSide: 1600, quality: 0.75 },
  { longSide: 1200, quality: 0.7 },
] as const;

const refused = (because: PhotoRefusal): PreparedPhoto => ({ kind: 'refused', because });

const isTooMuch = ({ width, height }: { width: number; height: number }): boolean => width * height > mostPixels;

/** What can be said before anything is decoded. */
const refusalOf = (header: PictureHeader | undefined): PhotoRefusal | undefined => {
  if (header === undefined || !header.isWhole) return 'notAPicture';
  return header.size !== undefined && isTooMuch(header.size) ? 'tooLarge' : undefined;
};

const decodeHere = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** The same bytes under a name and type that say what they are. */
const namedRight = (file: File): File =>
  file.type === 'image/jpeg' && /\.jpe?g$/i.test(file.name)
    ? file
    : new File([file], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });

const madeSmall = async (bitmap: ImageBitmap, file: File, signal: AbortSignal): Promise<File | undefined> => {
  for (const { longSide, quality } of attempts) {
    const blob = await jpegOf(bitmap, longSide, quality);
    signal.throwIfAborted();
    if (blob?.type === 'image/jpeg' && isUnder3Mb({ name: '', type: blob.type, size: blob.size }))
      return new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified });
  }
  return undefined;
};

const prepareDecoded = async (
  bitmap: ImageBitmap,
  file: File,
  { kind, side, signal }: { kind: PictureHeader['kind']; side: KycSide; signal: AbortSignal },
): Promise<PreparedPhoto> => {
  if (isTooMuch(bitmap)) return refused('tooLarge');
  const picture = greyPictureOf(bitmap, judgedLongSide);
  const concerns = judgePhoto({ side, picture, original: { width: bitmap.width, height: bitmap.height } });
  if (kind === 'jpeg' && isUnder3Mb(file)) return { kind: 'ready', file: namedRight(file), isChanged: false, concerns };
  const made = await madeSmall(bitmap, file, signal);
  return made ? { kind: 'ready', file: made, isChanged: true, concerns } : refused('tooLarge');
};

/**
 * Makes what was chosen fit to be sent, and judges whether a reviewer can read it. Nothing leaves the device here.
 * Rejects once the signal is aborted.
 */
export const preparePhoto = async (
  file: File,
  side: KycSide,
  signal: AbortSignal,
  decode: (file: Blob) => Promise<ImageBitmap> = decodeHere,
): Promise<PreparedPhoto> => {
  if (file.size === 0) return refused('empty');
  if (file.size > mostBytes) return refused('tooLarge');
  // What can't be read any more, say from a card that was taken out, is no picture either.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  signal.throwIfAborted();
  const header = readPictureFile(new Uint8Array(bytes));
  const because = refusalOf(header);
  if (header === undefined || because !== undefined) return refused(because ?? 'notAPicture');

  const bitmap = await decode(file).catch(() => undefined);
  try {
    signal.throwIfAborted();
    if (bitmap === undefined) return refused(header.kind === 'heic' ? 'unreadableHere' : 'notAPicture');
    return await prepareDecoded(bitmap, file, { kind: header.kind, side, signal });
  } finally {
    bitmap?.close();
  }
};
