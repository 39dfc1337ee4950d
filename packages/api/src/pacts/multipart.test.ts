import { expect, it } from 'vitest';
import { bytesOf, postMultipart } from './multipart';

it('a multipart form is the same to the byte each time it is written [WAL-239]', () => {
  const write = () => postMultipart('/trade/new_order', { pair: 'XDC-USDT', side: 'buy' }, 'token');
  expect(JSON.stringify(write())).toBe(JSON.stringify(write()));
  expect(write().body).toBe(
    [
      '--exchange-form-data',
      'Content-Disposition: form-data; name="pair"',
      '',
      'XDC-USDT',
      '--exchange-form-data',
      'Content-Disposition: form-data; name="side"',
      '',
      'buy',
      '--exchange-form-data--',
      '',
    ].join('\r\n'),
  );
});

it('a file in it has its name and type [PRF-131]', () => {
  const file = { field: 'profile_image', name: 'me.jpg', type: 'image/jpeg', text: 'no picture' };
  expect(postMultipart('/user/update_user', {}, 'token', [file]).body).toBe(
    [
      '--exchange-form-data',
      'Content-Disposition: form-data; name="profile_image"; filename="me.jpg"',
      'Content-Type: image/jpeg',
      '',
      'no picture',
      '--exchange-form-data--',
      '',
    ].join('\r\n'),
  );
});

it('a file of bytes stands in it byte by byte, whether they are text or not [PRF-135]', () => {
  const file = { field: 'profile_image', name: 'me.jpg', type: 'image/jpeg' };
  const text = { ...file, text: 'no picture' };
  const written = postMultipart('/user/update_user', { city: 'Bath' }, 'token', [text]).body;
  expect(bytesOf({ city: 'Bath' }, [{ ...file, bytes: Buffer.from(text.text) }]).toString()).toBe(written);
  const jpegStart = Buffer.from('ffd8ff', 'hex');
  expect(bytesOf({}, [{ ...file, bytes: jpegStart }]).includes(jpegStart)).toBe(true);
});
