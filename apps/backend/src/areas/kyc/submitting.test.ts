import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startKyc, threePictures, type KycServer } from './testing/kycServer';

let server: KycServer;

beforeAll(async () => {
  server = await startKyc(inject('clusterUrl'));
});
afterAll(() => server.close());

const submitted = { statusCode: 200, message: 'Your documents have been submitted.' };

const widthOf = async (path: unknown, token: string): Promise<number> => {
  const response = await server.get(path, token);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { default: sharp } = await import('sharp');
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
};

describe('documents', () => {
  it('are kept as they are sent, and the profile shows them with the pictures [KYC-060] [KYC-061]', async () => {
    const { token } = await server.addVisitor();
    expect(await server.profile(token)).toMatchObject({ documentStatus: 0, kyc: null });
    expect((await server.submit(token)).body).toEqual(submitted);
    const { documentStatus, kyc } = await server.profile(token);
    expect(documentStatus).toBe(1);
    const { imgUniqueId, imgUniqueId_2, imgUniqueId_3, ...record } = kyc as Record<string, unknown>;
    expect(record).toEqual({
      uniqueId: expect.stringMatching(/^kyc-[a-z2-7]{16}$/) as unknown,
      firstName: 'Augusta',
      lastName: 'Byron',
      gender: 1,
      countryId: 'SG',
      docTypeId: 'national-id',
      docUniqueNo: 'X1234567',
      dob: '1990-05-17',
      image: `/files/kyc/${String(imgUniqueId)}.jpg`,
      image_2: `/files/kyc/${String(imgUniqueId_2)}.jpg`,
      image_3: `/files/kyc/${String(imgUniqueId_3)}.jpg`,
      submittedAt: '2026-03-02T12:00:00.000Z',
      reason: null,
    });
    const { image, image_2: second, image_3: third } = record;
    const widths = await Promise.all([image, second, third].map((path) => widthOf(path, token)));
    expect(widths).toEqual([300, 310, 320]);
  });

  it('are those of the token’s trader, whoever the call names [KYC-069]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    expect((await server.submit(eve.token, { user_id: ada.uniqueId })).status).toBe(200);
    expect(await server.profile(ada.token)).toMatchObject({ documentStatus: 0, kyc: null });
    expect(await server.profile(eve.token)).toMatchObject({ documentStatus: 1 });
    expect(await server.submit(undefined)).toMatchObject({ status: 401, body: { message: 'please login again' } });
  });

  it('with one number are one document, however it is written [REF-053]', async () => {
    const written = ['GB 4711-08 a', 'gb471108A', 'ＧＢ４７１１０８Ａ'];
    // The same to the eye: with letters of other scripts, with a filler that isn't seen, with figures of other scripts.
    const lookalikes = ['GВ471108А', 'GΒ471108Α', 'gв471108а', 'GB471108A\u3164', 'GB٤٧١١٠٨A'];
    // And with the letters and signs that are hard to tell from figures.
    lookalikes.push('GB4711O8A', 'gb47Il08a', 'GB47|!o8A');
    for (const docUniqueNo of [...written, ...lookalikes])
      await server.submit((await server.addVisitor()).token, { doc_unique_no: docUniqueNo });
    const { rows } = await server.database.pool.query<{ times: number }>(
      'select count(*)::int as times from kyc_submission group by document_digest order by times desc',
    );
    expect(rows[0]).toEqual({ times: written.length + lookalikes.length });
  });

  it('replace earlier ones, whose pictures are deleted [KYC-062] [KYC-082]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    await server.submit(token);
    const first = await server.record(token);
    expect((await server.submit(token, { first_name: 'Ada' })).status).toBe(200);
    const second = await server.record(token);
    expect(second).toMatchObject({ firstName: 'Ada' });
    expect(second?.['uniqueId']).not.toBe(first?.['uniqueId']);
    expect((await server.get(first?.['image'], token)).status).toBe(404);
    expect(await server.count('kyc_picture', uniqueId)).toBe(3);
    const named = {
      user_documation_verification_id: String(second?.['uniqueId']),
      imageId: [second?.['imgUniqueId'], second?.['imgUniqueId_2'], second?.['imgUniqueId_3']].join(','),
    };
    expect((await server.submit(token, { ...named, first_name: 'Byron' })).status).toBe(200);
    expect(await server.record(token)).toMatchObject({ firstName: 'Byron' });
    expect(await server.count('kyc_picture', uniqueId)).toBe(3);
  });

  it('of other traders can’t be replaced [KYC-062]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    await server.submit(ada.token);
    const record = await server.record(ada.token);
    for (const [field, value] of [
      ['user_documation_verification_id', String(record?.['uniqueId'])],
      ['user_documation_verification_id', 'kyc-none'],
      ['imageId', String(record?.['imgUniqueId'])],
      ['imageId', 'none, such'],
    ] as const) {
      const answer = await server.submit(eve.token, { [field]: value });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          statusCode: 400,
          code: 'invalid_request',
          message: "We can't find those documents. Send the IDs in your profile, or leave them out.",
          field,
        },
      });
    }
    expect(await server.count('kyc_submission', eve.uniqueId)).toBe(0);
    expect(await server.record(ada.token)).toEqual(record);
  });

  it('that are submitted twice at once leave one waiting submission, the later, with three pictures [KYC-062]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    const names = ['Anna', 'Berta'];
    const answers = await Promise.all(names.map((name) => server.submit(token, { first_name: name })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await server.database.pool.query<{ status: string }>(
      'select status from kyc_submission where unique_id = $1 order by number',
      [uniqueId],
    );
    expect(rows.map(({ status }) => status)).toEqual(['replaced', 'submitted']);
    expect(await server.count('kyc_picture', uniqueId)).toBe(3);
    expect(names).toContain((await server.record(token))?.['firstName']);
  });

  it('are refused once the identity is approved [KYC-068]', async () => {
    const { token, uniqueId } = await server.addVisitor({ kycStatus: 2 });
    const refused = { statusCode: 409, code: 'conflict', message: 'Your identity is already verified.' };
    expect(await server.submit(token)).toMatchObject({ status: 409, body: refused });
    expect(await server.sendPicture(token, 'front')).toMatchObject({ status: 409, body: refused });
    expect(await server.count('kyc_submission', uniqueId)).toBe(0);
    expect(await server.count('kyc_picture', uniqueId)).toBe(0);
  });
});

describe('the kinds of documents', () => {
  it('depend on the country [KYC-067]', async () => {
    const { token } = await server.addVisitor();
    expect((await server.documents(token, 'SG')).body).toEqual({
      data: [
        { docTypeId: 'passport', name: 'Passport' },
        { docTypeId: 'driving-licence', name: "Driver's license" },
        { docTypeId: 'national-id', name: 'National ID Card' },
      ],
    });
    expect((await server.documents(token, 'GB')).body['data']).toHaveLength(2);
    for (const country of ['ZZ', 'sg', 'SGP', '*'])
      expect(await server.documents(token, country)).toMatchObject({
        status: 404,
        body: { statusCode: 404, code: 'not_found', message: "We don't recognise this country.", field: 'country_id' },
      });
    expect((await server.documents(undefined, 'SG')).status).toBe(401);
  });

  it('of another country are refused, and those of this one are named [KYC-067] [KYC-102]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    for (const [changes, accepted] of [
      [{ country_id: 'GB' }, 'passport or driving-licence'],
      [{ doc_type_id: 'library-card' }, 'passport, driving-licence or national-id'],
    ] as const) {
      const refused = { message: `Choose a document from the list: ${accepted}.`, field: 'doc_type_id' };
      expect(await server.submit(token, changes)).toMatchObject({ status: 400, body: refused });
    }
    expect(await server.count('kyc_submission', uniqueId)).toBe(0);
    expect((await server.submit(token, { country_id: 'GB', doc_type_id: 'passport' })).status).toBe(200);
  });
});

describe('a field', () => {
  const required = 'This field is required.';
  const name =
    'Name should be atleast 2 characters long and only alphabets allowed and it should not start with space.';

  const dayNeeded = 'Enter a valid date, year first, such as 1990-05-17.';
  const countryNeeded = 'Choose a country from the list. Its ID has two letters, such as SG.';

  it.each<[string, string | undefined, string]>([
    ['first_name', '', required],
    ['first_name', undefined, required],
    ['first_name', 'A', 'Must contains minimum of 2 character.'],
    ['first_name', '<script>alert(1)</script>', name],
    ['first_name', 'a'.repeat(61), 'Use at most 60 characters.'],
    ['last_name', '', required],
    ['last_name', '1234', name],
    ['gender', undefined, required],
    ['gender', '', required],
    ['dob', '', required],
    ['dob', '17-05-1990', dayNeeded],
    ['dob', '1990-02-30', dayNeeded],
    ['dob', '0000-01-01', dayNeeded],
    ['dob', '0090-05-17', dayNeeded],
    ['doc_unique_no', '', required],
    ['doc_unique_no', ' \t ', required],
    ['doc_unique_no', 'X'.repeat(61), 'Use at most 60 characters.'],
    ['doc_unique_no', 'X\u202e1', "Don't use line breaks or other control characters."],
    ['country_id', '', required],
    ['country_id', 'ZZ', countryNeeded],
    ['country_id', 'Singapore', countryNeeded],
    ['gender', '2', 'The field gender is not valid: it must be 0 or 1.'],
    ['gender', 'female', 'The field gender is not valid: it must be 0 or 1.'],
    ['doc_type_id', '', required],
  ])(
    '%s of %j is refused in the words of the form, and nothing is kept [KYC-063] [KYC-102]',
    async (field, value, message) => {
      const { token, uniqueId } = await server.addVisitor();
      const answer = await server.submit(token, { [field]: value });
      expect(answer).toMatchObject({ status: 400, body: { statusCode: 400, code: 'invalid_request', message, field } });
      expect(await server.count('kyc_submission', uniqueId)).toBe(0);
      expect(await server.profile(token)).toMatchObject({ documentStatus: 0, kyc: null });
    },
  );

  it('that is not text or is sent twice is refused as well [KYC-063]', async () => {
    const { token } = await server.addVisitor();
    expect(await server.submit(token, { doc_image: 'me.jpg' }, [])).toMatchObject({ status: 415 });
  });

  it('is stored without surrounding spaces [KYC-063]', async () => {
    const { token } = await server.addVisitor();
    await server.submit(token, { doc_unique_no: '  X 1 ' });
    expect(await server.record(token)).toMatchObject({ docUniqueNo: 'X 1' });
  });

  it('for the date of birth accepts the 18th birthday in UTC, but not the day before [KYC-066]', async () => {
    const { token } = await server.addVisitor();
    const tooYoung = { status: 400, body: { message: 'You must be 18 or older.', field: 'dob' } };
    server.clock.now = Date.parse('2026-03-02T23:59:59.999Z');
    expect(await server.submit(token, { dob: '2008-03-03' })).toMatchObject(tooYoung);
    expect((await server.submit(token, { dob: '2008-03-02' })).status).toBe(200);
    server.clock.now = Date.parse('2026-03-03T00:00:00.000Z');
    expect((await server.submit(token, { dob: '2008-03-03' })).status).toBe(200);
    server.clock.now = Date.parse('2026-03-02T12:00:00Z');
  });
});

describe("a trader's own picture", () => {
  it('is a 404 for anyone else, and without a session [KYC-083]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    await server.submit(ada.token);
    await server.submit(eve.token, {}, await threePictures());
    const path = (await server.record(ada.token))?.['image'];
    const { status, headers } = await server.get(path, ada.token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const token of [undefined, '', 'no-token', eve.token]) {
      const answer = await server.get(path, token);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        statusCode: 404,
        code: 'not_found',
        message: "There's no such picture.",
      });
    }
    for (const name of ['none.jpg', '.jpg', '..%2F..%2Fx.jpg', "x'--.jpg"])
      expect((await server.get(`/files/kyc/${name}`, ada.token)).status).toBe(404);
  });
});
