import { kycSides, type KycSide } from '@exchange/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  animated,
  bombJpeg,
  colourAt,
  fullOfMetadata,
  jpeg,
  photo,
  png,
  svg,
  withTail,
} from '../../pictures/testing/pictures';
import { createSeals } from '../../identity/secrets/sealing';
import { numberSeal, pictureSeal } from '../../identity/papers/places';
import { filled, formOf, startKyc, threePictures, type KycServer } from './testing/kycServer';

let server: KycServer;

beforeAll(async () => {
  server = await startKyc(inject('clusterUrl'));
});
afterAll(() => server.close());

const limit = 3 * 1024 * 1024;

const padded = async (length: number): Promise<Buffer> =>
  Buffer.concat([await jpeg(), Buffer.alloc(length)]).subarray(0, length);

/** The stored pictures of each side, decrypted with the exchange's key. */
const storedOf = async (uniqueId: string): Promise<Buffer[]> => {
  const { rows } = await server.database.pool.query<{ id: string; side: KycSide; jpeg: Buffer }>(
    'select id, side, jpeg from kyc_picture where unique_id = $1',
    [uniqueId],
  );
  const seals = createSeals(server.secretsKey);
  return kycSides.flatMap((side) =>
    rows
      .filter((row) => row.side === side)
      .map(({ id, jpeg: sealed }) => seals.unsealBytes(sealed, pictureSeal({ uniqueId, id, side }))),
  );
};

describe('a stored picture', () => {
  it('is re-encoded upright, without any of its metadata [KYC-080]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const [heavy, taken, tailed] = [await fullOfMetadata(), await photo(), withTail(await jpeg())];
    const { exif, xmp, iptc, icc } = await sharp(heavy).metadata();
    expect([exif, xmp, iptc, icc].map((one) => one !== undefined)).toEqual([true, true, true, true]);
    for (const marker of ['Comment-of-Ada', 'Xmp-of-Ada', 'Byline-of-Ada', 'MPF', 'ICC_PROFILE', 'Exif'])
      expect([marker, heavy.includes(marker)]).toEqual([marker, true]);
    expect((await server.submit(token, {}, [heavy, taken, tailed])).status).toBe(200);
    const stored = await storedOf(uniqueId);
    expect(stored).toHaveLength(3);
    for (const file of stored) {
      const { format, ...metadata } = await sharp(file).metadata();
      expect(format).toBe('jpeg');
      for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
        expect([kind, metadata[kind]]).toEqual([kind, undefined]);
      for (const marker of [
        'Exif',
        'GPS',
        'http://ns.adobe.com',
        'Photoshop 3.0',
        '8BIM',
        'ICC_PROFILE',
        'MPF',
        'of-Ada',
        'mallory',
      ])
        expect([marker, file.includes(marker)]).toEqual([marker, false]);
    }
    const [, upright] = stored;
    expect(await colourAt(upright ?? Buffer.alloc(0), 0.5, 0.25)).toBe('red');
    expect(await colourAt(upright ?? Buffer.alloc(0), 0.5, 0.75)).toBe('blue');
  });

  it('has 2,400 pixels per side at most [KYC-080]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const large = await jpeg(3_000, 1_500);
    await server.submit(token, {}, [large, large, large]);
    const [file] = await storedOf(uniqueId);
    expect(await sharp(file).metadata()).toMatchObject({ width: 2_400, height: 1_200 });
  });

  it('is encrypted for its trader and row, like the number: it can’t be read in another row [KYC-081]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    for (const { token } of [ada, eve]) await server.submit(token);
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: string; uniqueId: string; number: Buffer }>(
      'select id, unique_id as "uniqueId", document_number as number from kyc_submission where unique_id = any ($1)',
      [[ada.uniqueId, eve.uniqueId]],
    );
    const seals = createSeals(server.secretsKey);
    for (const { number, ...owner } of rows) {
      expect(number.includes('X1234567')).toBe(false);
      expect(seals.unseal(number, numberSeal(owner))).toBe('X1234567');
      for (const other of rows.filter(({ id }) => id !== owner.id))
        expect(() => seals.unseal(other.number, numberSeal(owner))).toThrow();
    }
    const raw = await pool.query<{ jpeg: Buffer }>('select jpeg from kyc_picture where unique_id = $1', [ada.uniqueId]);
    for (const { jpeg: sealed } of raw.rows) await expect(sharp(sealed).metadata()).rejects.toThrow();
    const path = (await server.record(eve.token))?.['image'];
    await pool.query(
      `update kyc_picture set jpeg = (select jpeg from kyc_picture where unique_id = $1 and side = 'front')
       where unique_id = $2`,
      [ada.uniqueId, eve.uniqueId],
    );
    const { status, headers } = await server.get(path, eve.token);
    expect([status, headers.get('content-type')?.includes('json')]).toEqual([500, true]);
  });
});

describe('pictures that are refused', () => {
  const missing = {
    status: 400,
    code: 'invalid_request',
    message: 'Please add all three photos as JPG: the front, the back, and you holding the document.',
  };
  const noJpeg = { status: 415, code: 'invalid_request', message: 'Please use JPG photos.' };
  const broken = { status: 422, code: 'invalid_request', message: "This photo can't be read. Choose another one." };
  const tooLarge = { status: 413, code: 'invalid_request', message: 'Each photo must be under 3 MB.' };

  const last = async (file: Buffer | Promise<Buffer>): Promise<Buffer[]> => [
    ...(await threePictures()).slice(0, 2),
    await file,
  ];

  it.each<[string, () => Promise<Buffer[]>, { status: number; message: string }]>([
    ['no file', async () => [], missing],
    ['two files', async () => (await threePictures()).slice(1), missing],
    [
      'four files',
      async () => [...(await threePictures()), await jpeg()],
      { status: 400, code: 'invalid_request', message: 'Send 3 files at most.' },
    ],
    ['an empty file', () => last(Buffer.alloc(0)), missing],
    ['a PNG', () => last(png()), noJpeg],
    ['an SVG', () => last(svg), noJpeg],
    ['a GIF', () => last(animated('gif')), noJpeg],
    ['a page that goes on as a JPEG', async () => last(Buffer.concat([Buffer.from('<html>'), await jpeg()])), noJpeg],
    [
      'a PDF that goes on as a JPEG',
      async () => last(Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()])),
      noJpeg,
    ],
    ['a script behind the beginning of a JPEG', () => last(Buffer.from('ffd8ff3c7363726970743e', 'hex')), broken],
    ['half a JPEG', async () => last((await jpeg()).subarray(0, 2_000)), broken],
    ['a JPEG without its end', async () => last((await jpeg()).subarray(0, -2)), broken],
    ['a JPEG that says it is of 65,000 by 65,000 pixels', () => last(bombJpeg()), broken],
    ['exactly 3 MB', () => last(padded(limit)), tooLarge],
  ])(
    'are %s: the answer says why, and nothing of the submission is kept [KYC-064] [KYC-065] [KYC-102]',
    async (_, make, { status, message }) => {
      const { token, uniqueId } = await server.addVisitor();
      const answer = await server.submit(token, {}, await make());
      expect(answer).toMatchObject({ status, body: { statusCode: status, message, field: 'doc_image' } });
      expect(await server.count('kyc_submission', uniqueId)).toBe(0);
      expect(await server.count('kyc_picture', uniqueId)).toBe(0);
      expect(await server.profile(token)).toMatchObject({ documentStatus: 0, kyc: null });
    },
  );

  it('leave the earlier submission as it was [KYC-065]', async () => {
    const { token } = await server.addVisitor();
    await server.submit(token);
    const before = await server.record(token);
    await server.submit(token, { first_name: 'Other' }, await last(bombJpeg()));
    expect(await server.record(token)).toEqual(before);
    expect((await server.get(before?.['image'], token)).status).toBe(200);
  });

  it('don’t include those of one byte less than 3 MB each [KYC-064]', async () => {
    const { token } = await server.addVisitor();
    const file = await padded(limit - 1);
    expect((await server.submit(token, {}, [file, file, file])).status).toBe(200);
  });

  it('are recognised by their content, whatever their names [KYC-065]', async () => {
    const { token } = await server.addVisitor();
    const form = new FormData();
    for (const [name, value] of Object.entries(filled)) form.append(name, value);
    for (const data of await threePictures())
      form.append(
        'doc_image',
        new Blob([new Uint8Array(data)], { type: 'text/html' }),
        '<script>alert(1)</script>.html',
      );
    expect((await server.post('/user/update_kyc', token, form)).status).toBe(200);
  });
});

describe('a single picture', () => {
  it('is kept for its side, and replaced by another of the same side [KYC-070]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const { status, body } = await server.sendPicture(token, 'front');
    expect([status, body]).toEqual([
      200,
      { statusCode: 200, data: { pictureId: expect.stringMatching(/^[a-z2-7]{16}$/) as unknown, side: 'front' } },
    ]);
    await server.sendPicture(token, 'back');
    const again = await server.sendPicture(token, 'front');
    expect(again.status).toBe(200);
    expect(again.body).not.toEqual(body);
    expect(await server.count('kyc_picture', uniqueId)).toBe(2);
    expect(await server.profile(token)).toMatchObject({ documentStatus: 0, kyc: null });
    expect((await server.sendPicture(undefined, 'front')).status).toBe(401);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['empty', () => Buffer.alloc(0), 400, 'This field is required.'],
    ['a PNG', () => png(), 415, 'Please use JPG photos.'],
    [
      'half a JPEG',
      async () => (await jpeg()).subarray(0, 2_000),
      422,
      "This photo can't be read. Choose another one.",
    ],
    ['exactly 3 MB', () => padded(limit), 413, 'Each photo must be under 3 MB.'],
  ])(
    'that is %s is refused in its field, and the previous one stays [KYC-064] [KYC-070]',
    async (_, make, status, message) => {
      const { token, uniqueId } = await server.addVisitor();
      await server.sendPicture(token, 'front');
      const answer = await server.sendPicture(token, 'front', await make());
      expect(answer).toMatchObject({ status, body: { statusCode: status, message, field: 'picture' } });
      expect(await server.count('kyc_picture', uniqueId)).toBe(1);
    },
  );

  it('that is missing, is text or names no side is refused as well [KYC-070]', async () => {
    const { token } = await server.addVisitor();
    const post = async (fields: Record<string, string>, files: Buffer[]) => {
      return server.post('/user/kyc_picture', token, formOf(fields, files, 'picture'));
    };
    const required = { status: 400, body: { message: 'This field is required.', field: 'picture' } };
    expect(await post({ side: 'front' }, [])).toMatchObject(required);
    expect(await post({ side: 'front', picture: 'me.jpg' }, [])).toMatchObject({ status: 415 });
    expect(await post({ side: 'left' }, [await jpeg()])).toMatchObject({ status: 400, body: { field: 'side' } });
  });

  it('of one side is kept once, even if sent twice at once [KYC-070]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const answers = await Promise.all([1, 2].map(() => server.sendPicture(token, 'holding')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.count('kyc_picture', uniqueId)).toBe(1);
  });
});

describe('documents whose pictures were uploaded before', () => {
  const sendAll = async (token: string): Promise<string[]> => {
    const ids: string[] = [];
    for (const side of kycSides) {
      const { body } = await server.sendPicture(token, side);
      ids.push((body['data'] as { pictureId: string }).pictureId);
    }
    return ids;
  };

  it('are submitted with the IDs of the pictures [KYC-071]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const ids = await sendAll(token);
    expect((await server.submit(token, { picture_ids: ids.join(', ') }, [])).status).toBe(200);
    const [imgUniqueId, second, third] = ids;
    const record = await server.record(token);
    expect(record).toMatchObject({ imgUniqueId, imgUniqueId_2: second, imgUniqueId_3: third });
    expect((await server.get(record?.['image'], token)).status).toBe(200);
    expect(await server.count('kyc_picture', uniqueId)).toBe(3);
  });

  it("are refused if one is missing, used, of another side, or another trader's, naming the side [KYC-071]", async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    const [front = '', back = '', holding = ''] = await sendAll(ada.token);
    const [hers = ''] = await sendAll(eve.token);
    const used = await server.addVisitor();
    const usedIds = await sendAll(used.token);
    await server.submit(used.token, { picture_ids: usedIds.join() }, []);
    const gone = (what: string) => ({
      status: 400,
      body: { message: `The photo of ${what} is no longer available. Send it again.`, field: 'picture_ids' },
    });
    for (const [ids, what] of [
      [[hers, back, holding], 'the front'],
      [['none', back, holding], 'the front'],
      [[front, 'none', holding], 'the back'],
      [[front, front, holding], 'the back'],
      [[front, back, back], 'you holding the document'],
      [[holding, back, front], 'the front'],
    ] as const)
      expect(await server.submit(ada.token, { picture_ids: ids.join() }, [])).toMatchObject(gone(what));
    expect(await server.submit(used.token, { picture_ids: usedIds.join() }, [])).toMatchObject(gone('the front'));
    expect(await server.profile(ada.token)).toMatchObject({ documentStatus: 0, kyc: null });
    expect(await server.count('kyc_picture', eve.uniqueId)).toBe(3);
  });

  it('are refused without exactly three IDs, or with files as well [KYC-071]', async () => {
    const { token } = await server.addVisitor();
    const ids = await sendAll(token);
    for (const picture_ids of [ids.slice(1).join(), [...ids, ...ids].join(), ',,', `${ids.slice(1).join()},`])
      expect(await server.submit(token, { picture_ids }, [])).toMatchObject({
        status: 400,
        body: {
          message: 'Please add all three photos as JPG: the front, the back, and you holding the document.',
          field: 'picture_ids',
        },
      });
    expect(await server.submit(token, { picture_ids: ids.join() })).toMatchObject({
      status: 400,
      body: { message: 'Send the photos or their IDs, not both.', field: 'picture_ids' },
    });
  });

  it('that are submitted twice at once with the same IDs are accepted once [KYC-071]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const picture_ids = (await sendAll(token)).join();
    const answers = await Promise.all([1, 2].map(() => server.submit(token, { picture_ids }, [])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await server.count('kyc_submission', uniqueId)).toBe(1);
  });
});
