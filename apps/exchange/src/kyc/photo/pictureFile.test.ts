import { expect, it } from 'vitest';
import { readPictureFile } from './pictureFile';

const frame = [0xff, 0xc0, 0, 11, 8, 0x04, 0xb0, 0x06, 0x40, 1, 1, 0x11, 0];
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];
const end = [0xff, 0xd9];
/** A thumbnail: a nested picture with its own end marker. */
const thumbnail = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0];
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const pngSize = [0, 0, 0x06, 0x40, 0, 0, 0x04, 0xb0];
const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

const text = (words: string) => new TextEncoder().encode(words);
const size = { width: 1600, height: 1200 };

it.each([
  ['a JPG', jpeg(frame, scan, end), { kind: 'jpeg', size, isWhole: true }],
  ['a JPG with a thumbnail', jpeg(thumbnail, frame, scan, end), { kind: 'jpeg', size, isWhole: true }],
  ['a JPG with data after it', jpeg(frame, scan, end, [1, 2, 3]), { kind: 'jpeg', size, isWhole: true }],
  ['a JPG that was cut off', jpeg(thumbnail, frame, scan), { kind: 'jpeg', size, isWhole: false }],
  ['a JPG cut off before its picture', jpeg(thumbnail), { kind: 'jpeg', size: undefined, isWhole: false }],
  ['a PNG', Uint8Array.from([...pngStart, ...pngSize, ...pngEnd]), { kind: 'png', size, isWhole: true }],
  ['a PNG that was cut off', Uint8Array.from([...pngStart, ...pngSize]), { kind: 'png', size, isWhole: false }],
  ['a PNG cut off in its header', Uint8Array.from(pngStart), { kind: 'png', size: undefined, isWhole: false }],
  ['a HEIC', text('\0\0\0\x18ftypheic'), { kind: 'heic', size: undefined, isWhole: true }],
  ['a video', text('\0\0\0\x18ftypisom'), undefined],
  ['a PDF', text('%PDF-1.7'), undefined],
  ['a page', text('<svg onload="alert(1)">'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognised by its content', (_, bytes, header) => {
  expect(readPictureFile(bytes)).toEqual(header);
});
