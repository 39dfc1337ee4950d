import { describe, expect, it } from 'vitest';
import { contentTypes, encodeBody, type Encoding } from './encode';

const front = new Blob(['front'], { type: 'image/jpeg' });
const back = new Blob(['back'], { type: 'image/jpeg' });

describe('a form', () => {
  it('is urlencoded, letter by letter [CAL-207]', () => {
    const form = encodeBody.form({ name: 'Zoë Field', password: 'a+b&c=d %', note: '' });
    expect(form.toString()).toBe('name=Zo%C3%AB+Field&password=a%2Bb%26c%3Dd+%25&note=');
  });

  it('repeats a field that has several values [CAL-207]', () => {
    expect(encodeBody.form({ pair: ['XDC-ETH', 'XDC-BTC'] }).toString()).toBe('pair=XDC-ETH&pair=XDC-BTC');
  });

  it('leaves out what is not given, and only that [CAL-210]', () => {
    const form = encodeBody.form({ otp: undefined, tag: null, empty: '', zero: 0, no: false });
    expect(form.toString()).toBe('empty=&zero=0&no=false');
  });

  it('carries an amount as it was written [CAL-211]', () => {
    const form = encodeBody.form({ amount: '0.000000010', price: '5000000000000000000001' });
    expect(form.toString()).toBe('amount=0.000000010&price=5000000000000000000001');
  });
});

describe('multipart', () => {
  it('carries files and text, in the order given [CAL-208]', async () => {
    const body = encodeBody.multipart({ doc_image: [front, back], gender: '0' });
    const parts = [...(await new Response(body).formData())];
    expect(parts.map(([name]) => name)).toEqual(['doc_image', 'doc_image', 'gender']);
    const texts = parts.map(async ([, part]) => (typeof part === 'string' ? part : part.text()));
    expect(await Promise.all(texts)).toEqual(['front', 'back', '0']);
  });

  it('leaves out what is not given [CAL-210]', async () => {
    const body = encodeBody.multipart({ profile_image: undefined, firstName: 'Alex' });
    expect([...(await new Response(body).formData())]).toEqual([['firstName', 'Alex']]);
  });
});

describe('JSON', () => {
  it('is an object of the fields [CAL-209]', () => {
    expect(encodeBody.json({ unique_id: 'u-1001', tfaStatus: 'Enable' })).toBe(
      '{"unique_id":"u-1001","tfaStatus":"Enable"}',
    );
  });

  it('leaves out what is not given [CAL-210]', () => {
    expect(encodeBody.json({ unique_id: 'u-1001', otp: undefined })).toBe('{"unique_id":"u-1001"}');
  });
});

it.each<[Encoding, string | null]>([
  ['form', 'application/x-www-form-urlencoded'],
  ['json', 'application/json'],
  ['multipart', null],
])('%s is announced as %s, where null leaves the boundary to the platform [CAL-208]', (encoding, type) => {
  expect(contentTypes[encoding]).toBe(type);
});
