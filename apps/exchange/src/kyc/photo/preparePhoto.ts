import { isUnder3Mb, judgedLongSide, judgePhoto, type KycSide } from '@exchange/domain';
import type { PhotoRefusal, PreparedPhoto } from '@exchange/machines';
import { greyPictureOf, jpegOf } from './drawing';
import { readPictureFile, type PictureHeader } from './pictureFile';

const longestName = 80;

/** Everything but letters and digits of any script, and common separators: no paths, markup or control characters. */
const unusual = /[^\p{L}\p{N} ._()-]+/gu;

/** The JPG's name: the original name, without anything that software could interpret. */
export const jpegName = (original: string): string => {
  const stem = original
    .normalize('NFC')
    .replace(/\.[^./]*$/, '')
    .replace(unusual, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, longestName)
    .trim();
  return `${stem === '' ? 'photo' : stem}.jpg`;
};

/** Larger files aren't even read: no camera makes them, and a phone may not have the memory. */
const mostBytes = 100 * 1024 * 1024;

/** The exchange's own limit for opening a picture; a small file may claim thousands of times that. */
const mostPixels = 50_000_000;

/** The largest size a reviewer sees, and the steps down until the file is small enough. */
const attempts = [
  { longSide: 2400, quality: 0.9 },
  { longSide: 2400, quality: 0.8 },
  { longSide: 2000, quality: 0.8 },
  { longSide: 1600, quality: 0.75 },
  { longSide: 1200, quality: 0.7 },
] as const;

const refused = (because: PhotoRefusal): PreparedPhoto => ({ kind: 'refused', because });

const isTooMuch = ({ width, height }: { width: number; height: number }): boolean => width * height > mostPixels;

/** Checks that need no decoding. */
const refusalOf = (header: PictureHeader | undefined): PhotoRefusal | undefined => {
  if (header === undefined || !header.isWhole) return 'notAPicture';
  return header.size !== undefined && isTooMuch(header.size) ? 'tooLarge' : undefined;
};

const decodeHere = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** The same bytes with a correct name and type. */
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
 * Prepares a chosen file for sending, and judges whether a reviewer can read it. Nothing leaves the device. Rejects
 * once the signal is aborted.
 */
export const preparePhoto = async (
  file: File,
  side: KycSide,
  signal: AbortSignal,
  decode: (file: Blob) => Promise<ImageBitmap> = decodeHere,
): Promise<PreparedPhoto> => {
  if (file.size === 0) return refused('empty');
  if (file.size > mostBytes) return refused('tooLarge');
  // A file that has become unreadable, for example on a card that was removed, isn't a picture either.
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
