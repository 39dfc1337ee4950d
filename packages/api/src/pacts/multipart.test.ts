import { expect, it } from 'vitest';
import { postMultipart } from './multipart';

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
