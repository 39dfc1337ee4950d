import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const left = { r: 220, g: 20, b: 20 };
const right = { r: 20, g: 20, b: 220 };

/** Red on the left, blue on the right. */
const twoHalves = (width: number, height: number) => {
  const half = Math.floor(width / 2);
  return sharp({ create: { width, height, channels: 3, background: right } }).composite([
    { input: { create: { width: half, height, channels: 3, background: left } }, left: 0, top: 0 },
  ]);
};

const jpegs = new Map<string, Promise<Buffer>>();

export const jpeg = (width = 900, height = 600): Promise<Buffer> => {
  const size = `${width} ${height}`;
  const drawn = jpegs.get(size) ?? twoHalves(width, height).jpeg().toBuffer();
  jpegs.set(size, drawn);
  return drawn;
};

export const png = (width = 900, height = 600): Promise<Buffer> => twoHalves(width, height).png().toBuffer();

/** As from a phone: lying on its side, with location and owner in its metadata. */
export const photo = (): Promise<Buffer> =>
  twoHalves(900, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Copyright-of-Ada', Make: 'Camera-of-Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 24/1', GPSLongitudeRef: 'E', GPSLongitude: '103/1 51/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** An IPTC record with the author, in Photoshop's format. */
const iptcOfAda = (): Buffer => {
  const byline = Buffer.from('Byline-of-Ada');
  const record = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, byline.length]), byline]);
  const padding = Buffer.alloc(record.length % 2);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const resource = Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0]), size, record, padding]);
  return Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource]);
};

const xmpOfAda = Buffer.from(
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="Xmp-of-Ada"/></rdf:RDF></x:xmpmeta>',
);

/** With every kind of metadata: EXIF with a location, ICC, XMP, IPTC and a comment. */
export const fullOfMetadata = async (): Promise<Buffer> => {
  const file = await twoHalves(900, 600)
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Copyright: 'Copyright-of-Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 24/1' },
    })
    .jpeg()
    .toBuffer();
  const more = [
    segment(0xe1, xmpOfAda),
    segment(0xed, iptcOfAda()),
    segment(0xe2, Buffer.from('MPF\0MM\0*Pictures-of-Ada')),
    segment(0xfe, Buffer.from('Comment-of-Ada')),
  ];
  // After the first marker and what sharp has written of the others.
  return Buffer.concat([file.subarray(0, 2), ...more, file.subarray(2)]);
};

/** A few hundred bytes that claim more pixels than any camera takes. */
export const bombJpeg = async (): Promise<Buffer> => {
  const file = Buffer.from(await jpeg(16, 16));
  const size = file.indexOf(Buffer.from('ffc0', 'hex')) + 5;
  file.writeUInt16BE(65_000, size);
  file.writeUInt16BE(65_000, size + 2);
  return file;
};

/** Can't be compressed. */
export const noisyPng = (width: number, height: number): Promise<Buffer> => {
  let seed = 7;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16;
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => next() & 255));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A complete PNG with one bit per pixel, all black: 30,000 by 30,000 pixels take a hundred kilobytes. */
export const blackPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const frames = 3;

export const animated = (format: 'gif' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20 * frames, pageHeight: 20, channels: 3, background: left } })
    .toFormat(format, { loop: 0, delay: [100, 100, 100] })
    .toBuffer();

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);

/** Adds data after the end of a picture. */
export const withTail = (file: Buffer): Buffer =>
  Buffer.concat([file, Buffer.from('<script>tail-of-mallory</script>')]);

/** The colour at a position, given as fractions of width and height. */
export const colourAt = async (file: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'else'> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 150 && blue < 100) return 'red';
  return blue > 150 && red < 100 ? 'blue' : 'else';
};
