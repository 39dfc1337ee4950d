import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { profilePicture } from '../../db/schema';
import {
  animated,
  blackPng,
  colourAt,
  jpeg,
  noisyPng,
  photo,
  png,
  svg,
  withTail,
} from '../../pictures/testing/pictures';
import { startProfiles, type SentFile } from './testing/profileServer';

let server: Awaited<ReturnType<typeof startProfiles>>;

beforeAll(async () => {
  server = await startProfiles(inject('clusterUrl'), { PROFILE_PICTURE_TRIES: '2' });
});

afterAll(() => server.close());

const limit = 3 * 1024 * 1024;

const fetched = async (path: unknown, token: string): Promise<Buffer> => {
  const response = await server.picture(path, token);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  return Buffer.from(await response.arrayBuffer());
};

/** Saves a picture as a new trader, and fetches the result. */
const kept = async (file: SentFile): Promise<Buffer> => {
  const { token } = await server.addVisitor();
  expect(await server.update(token, {}, file)).toEqual({ status: 200, body: { message: 'Profile saved.' } });
  const { profileImage } = await server.profile(token);
  return fetched(profileImage, token);
};

describe('a picture', () => {
  it('is re-encoded as a JPEG of 512 pixels at most, in its proportions [PRF-134]', async () => {
    for (const data of [await jpeg(), await png()]) {
      const file = await kept({ data });
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 341 });
      expect([await colourAt(file, 0.25, 0.5), await colourAt(file, 0.75, 0.5)]).toEqual(['red', 'blue']);
    }
  });

  it('that is already small keeps its size [PRF-134]', async () => {
    const file = await kept({ data: await png(40, 30) });
    expect(await sharp(file).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('from a phone is upright, and reveals neither where nor by whom it was taken [PRF-134]', async () => {
    const data = await photo();
    expect(await sharp(data).metadata()).toMatchObject({ orientation: 6, width: 900, height: 600 });
    expect(data.includes('Copyright-of-Ada')).toBe(true);
    const file = await kept({ data });
    const { width, height, exif, xmp, iptc, icc, orientation, comments } = await sharp(file).metadata();
    expect([width, height]).toEqual([341, 512]);
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
    expect([await colourAt(file, 0.5, 0.25), await colourAt(file, 0.5, 0.75)]).toEqual(['red', 'blue']);
    for (const secret of ['Copyright-of-Ada', 'Camera-of-Ada', 'Exif', 'GPS'])
      expect(file.includes(secret)).toBe(false);
  });

  it('loses anything hidden after its end [PRF-134]', async () => {
    const file = await kept({ data: withTail(await png()) });
    expect(file.includes('mallory')).toBe(false);
  });

  it.each([
    ['a PNG named .jpg', 'me.jpg', 'image/jpeg'],
    ['a PNG that says it is a script', '../../evil.html', 'text/html'],
    ['a PNG that says nothing', '', ''],
  ])('is recognised by its content: %s [PRF-134]', async (_, name, type) => {
    expect(await sharp(await kept({ data: await png(), name, type })).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('may have transparent parts, which become white [PRF-134]', async () => {
    const clear = {
      create: { width: 10, height: 10, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    const { data } = await sharp(await kept({ data: await sharp(clear).png().toBuffer() }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...new Set(data)]).toEqual([255]);
  });

  it('just under 3 MB and with as many pixels as a phone takes is accepted [PRF-134] [PRF-135]', async () => {
    const data = Buffer.concat([await jpeg(), Buffer.alloc(limit)]).subarray(0, limit - 1);
    expect(await kept({ data })).toBeInstanceOf(Buffer);
    expect(await sharp(await kept({ data: blackPng(7_000, 7_000) })).metadata()).toMatchObject({ width: 512 });
  });

  it('replaces the previous one under a new name; without a new one the old one stays [PRF-134]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const nameAfter = async (file?: SentFile) => {
      expect((await server.update(token, {}, file)).status).toBe(200);
      return (await server.profile(token))['profileImage'];
    };
    const first = await nameAfter({ data: await jpeg() });
    expect(first).toMatch(/^\/files\/profile\/[\w-]{40,}\.jpg$/);
    expect(await nameAfter()).toBe(first);
    const second = await nameAfter({ data: await jpeg() });
    expect(second).not.toBe(first);
    expect((await server.picture(first, token)).status).toBe(404);
    const rows = await server.database.db.select().from(profilePicture);
    expect(rows.filter((row) => row.uniqueId === uniqueId)).toHaveLength(1);
  });
});

describe('a file that is refused', () => {
  const noPicture = {
    statusCode: 415,
    code: 'invalid_request',
    message: 'Choose a JPG or PNG picture.',
    field: 'profile_image',
  };
  const broken = {
    statusCode: 422,
    code: 'invalid_request',
    message: "This picture can't be read. Choose another one.",
    field: 'profile_image',
  };
  const tooLarge = {
    statusCode: 413,
    code: 'invalid_request',
    message: 'The picture must be under 3 MB.',
    field: 'profile_image',
  };

  const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2));

  it.each<[string, () => Buffer | Promise<Buffer>, { statusCode: number }]>([
    ['nothing at all', () => Buffer.alloc(0), noPicture],
    ['text', () => Buffer.from('I am a picture'), noPicture],
    ['a program', () => Buffer.from('MZ\x90\0\x03'), noPicture],
    ['an SVG', () => svg, noPicture],
    ['an animated GIF', () => animated('gif'), noPicture],
    ['an animated WebP', () => animated('webp'), noPicture],
    ['the beginning of a JPEG', async () => (await jpeg()).subarray(0, 3), broken],
    ['half a JPEG', async () => half(await jpeg()), broken],
    ['a JPEG without its end', async () => (await jpeg()).subarray(0, -2), broken],
    ['the beginning of a PNG', async () => (await png()).subarray(0, 8), broken],
    ['half a PNG', async () => half(await noisyPng(200, 200)), broken],
    ['an SVG behind the beginning of a PNG', async () => Buffer.concat([(await png()).subarray(0, 8), svg]), broken],
    ['a PNG of 30,000 by 30,000 pixels', () => blackPng(30_000, 30_000), broken],
    ['a PNG of more pixels than a phone takes', () => blackPng(8_000, 7_000), broken],
    ['exactly 3 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(limit)]).subarray(0, limit), tooLarge],
    ['a picture of more than 3 MB', () => noisyPng(1_100, 1_000), tooLarge],
  ])('is %s: the answer says why, and nothing is saved [PRF-131] [PRF-135]', async (_, make, refusal) => {
    const { token } = await server.addVisitor();
    await server.update(token, {}, { data: await jpeg() });
    const before = await server.profile(token);
    const answer = await server.update(token, { city: 'Elsewhere' }, { data: await make() });
    expect(answer).toEqual({ status: refusal.statusCode, body: refusal });
    expect(await server.profile(token)).toEqual(before);
    await fetched(before['profileImage'], token);
  });

  it('is text in place of a file [PRF-135]', async () => {
    const { token } = await server.addVisitor();
    expect(await server.update(token, { profile_image: 'me.jpg' })).toEqual({ status: 415, body: noPicture });
  });

  it('doesn’t block others: the next picture is processed [PRF-135]', async () => {
    const [one, other] = [await server.addVisitor(), await server.addVisitor()];
    const answers = await Promise.all([
      server.update(one.token, {}, { data: blackPng(30_000, 30_000) }),
      server.update(other.token, {}, { data: await jpeg() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 200]);
  });
});

describe('a trader who sends one picture after the other', () => {
  it('has to wait before the next, and saves the rest of the profile meanwhile; others send theirs [PRF-183]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    const data = await jpeg();
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await server.update(ada.token, {}, { data })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await server.update(ada.token, { city: 'Pune' })).status).toBe(200);
    expect((await server.update(eve.token, {}, { data })).status).toBe(200);
    server.clock.now += 30_000;
    expect((await server.update(ada.token, {}, { data })).status).toBe(200);
  });
});

describe('the address of a picture', () => {
  it('answers only its owner, for viewing and not for caching [PRF-136]', async () => {
    const [owner, other] = [await server.addVisitor(), await server.addVisitor()];
    for (const { token } of [owner, other]) await server.update(token, {}, { data: await jpeg() });
    const { profileImage: path } = await server.profile(owner.token);
    const { headers } = await server.picture(path, owner.token);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await server.picture(path, `Bearer ${owner.token}`, 'HEAD')).status).toBe(200);
    for (const token of [undefined, '', 'no-token', other.token]) {
      const answer = await server.picture(path, token);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        statusCode: 404,
        code: 'not_found',
        message: "There's no such picture.",
      });
    }
  });

  it('answers nothing once the session has ended [PRF-136]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    await server.update(token, {}, { data: await jpeg() });
    const { profileImage: path } = await server.profile(token);
    await server.post('/user/logout', { exchange_id: '1' }, undefined, token);
    expect((await server.picture(path, token)).status).toBe(404);
    expect(uniqueId).not.toBe('');
  });

  it.each([
    'none.jpg',
    '.jpg',
    'a.png',
    '..%2F..%2Fuser%2Flogout',
    '%2e%2e%2fx.jpg',
    "x'--.jpg",
    `${'a'.repeat(400)}.jpg`,
  ])('answers 404 if it is %s [PRF-136]', async (name) => {
    const { token } = await server.addVisitor();
    expect((await server.picture(`/files/profile/${name}`, token)).status).toBe(404);
  });
});
