import { expect, it } from 'vitest';
import { kycPhoto } from './kycPhoto';

const photo = { name: 'front.jpg', type: 'image/jpeg', size: 1024 };
const limit = 3 * 1024 * 1024;

it.each([
  ['is missing', undefined, 'This field is required.'],
  ['is empty', { ...photo, size: 0 }, 'This field is required.'],
  ['is a JPG', photo, undefined],
  ['is a JPG of unknown type', { ...photo, name: 'FRONT.JPEG', type: '' }, undefined],
  ['is a PNG', { ...photo, name: 'front.png', type: 'image/png' }, 'The photo must be a JPG.'],
  ['is a PNG called JPG', { ...photo, type: 'image/png' }, 'The photo must be a JPG.'],
  ['has no type and another ending', { ...photo, name: 'front.jpgx', type: '' }, 'The photo must be a JPG.'],
])('a KYC photo that %s [DOM-243]', (_, file, message) => {
  expect(kycPhoto(file)).toBe(message);
});

it('a KYC photo is under 3MB, by a byte if need be [DOM-244]', () => {
  expect(kycPhoto({ ...photo, size: limit - 1 })).toBeUndefined();
  expect(kycPhoto({ ...photo, size: limit })).toBe('The photo must be under 3 MB.');
});
