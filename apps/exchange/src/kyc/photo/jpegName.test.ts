import { expect, it } from 'vitest';
import { jpegName } from './preparePhoto';

it.each([
  ['IMG_2041.HEIC', 'IMG_2041.jpg'],
  ['Pass vorne (2).png', 'Pass vorne (2).jpg'],
  ['護照.png', '護照.jpg'],
  ['../../etc/passwd', 'etc passwd.jpg'],
  ['<img src=x onerror=alert(1)>.png', 'img src x onerror alert(1).jpg'],
  ['a\r\nb\u202e.png', 'a b.jpg'],
  ['.png', 'photo.jpg'],
  ['', 'photo.jpg'],
  [`${'x'.repeat(200)}.png`, `${'x'.repeat(80)}.jpg`],
])('%j becomes %j as a JPG', (original, name) => {
  expect(jpegName(original)).toBe(name);
});
