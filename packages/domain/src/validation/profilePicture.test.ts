import { expect, it } from 'vitest';
import { profilePicture } from './profilePicture';

const picture = { name: 'me.jpg', type: 'image/jpeg', size: 1024 };
const limit = 3 * 1024 * 1024;

it.each([
  ['is not chosen', undefined, undefined],
  ['is a JPG', picture, undefined],
  ['is a PNG', { ...picture, name: 'me.png', type: 'image/png' }, undefined],
  ['is a PNG of unknown type', { ...picture, name: 'ME.PNG', type: '' }, undefined],
  ['is a GIF', { ...picture, name: 'me.gif', type: 'image/gif' }, 'Choose a JPG or PNG picture.'],
  ['is a PDF called JPG', { ...picture, type: 'application/pdf' }, 'Choose a JPG or PNG picture.'],
  ['has no type and another ending', { ...picture, name: 'me.pngx', type: '' }, 'Choose a JPG or PNG picture.'],
  ['is empty', { ...picture, size: 0 }, 'This file is empty. Choose another one.'],
  ['is just under 3 MB', { ...picture, size: limit - 1 }, undefined],
  ['is 3 MB', { ...picture, size: limit }, 'The picture must be under 3 MB.'],
])('a profile picture that %s', (_, file, message) => {
  expect(profilePicture(file)).toBe(message);
});
