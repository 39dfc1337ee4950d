export type PictureKind = 'jpeg' | 'png' | 'heic';

/** What a file's first bytes say about it; its name and type can't be trusted. */
export interface PictureHeader {
  kind: PictureKind;
  /** Undefined if the header doesn't have it at a known place. */
  size: { width: number; height: number } | undefined;
  /** The file isn't cut off before the end of its picture. */
  isWhole: boolean;
}

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The chunk that ends a PNG: `IEND` and its checksum. */
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** The brands of pictures taken by iPhones and some Android phones. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const lastIndexOf = (bytes: Uint8Array, wanted: readonly number[]): number => {
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1) if (startsWith(bytes, wanted, at)) return at;
  return -1;
};

/** Markers that begin a frame, which states the size: all of C0 to CF except tables and arithmetic coding. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const startOfScan = 0xda;

const readJpeg = (bytes: Uint8Array): PictureHeader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureHeader['size'];
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Padding before a marker belongs to no segment.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === startOfScan) break;
    at += 2 + view.getUint16(at + 2);
  }
  // Phones append data after the picture, and thumbnails before it have the same end marker.
  return { kind: 'jpeg', size, isWhole: size !== undefined && lastIndexOf(bytes.subarray(at), [0xff, 0xd9]) >= 0 };
};

const readPng = (bytes: Uint8Array): PictureHeader => {
  if (bytes.length < 24) return { kind: 'png', size: undefined, isWhole: false };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return { kind: 'png', size, isWhole: lastIndexOf(bytes, pngEnd) >= 0 };
};

const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4));

export const readPictureFile = (bytes: Uint8Array): PictureHeader | undefined => {
  if (startsWith(bytes, jpegStart)) return readJpeg(bytes);
  if (startsWith(bytes, pngStart)) return readPng(bytes);
  return isHeic(bytes) ? { kind: 'heic', size: undefined, isWhole: true } : undefined;
};
