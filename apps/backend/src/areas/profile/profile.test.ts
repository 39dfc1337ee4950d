import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiKey, trader } from '../../db/schema';
import { appSecret } from '../accounts/testing/accountsServer';
import { isoCountries } from './testing/isoCountries';
import { filled, shown, startProfiles } from './testing/profileServer';

let server: Awaited<ReturnType<typeof startProfiles>>;

beforeAll(async () => {
  server = await startProfiles(inject('clusterUrl'));
});

afterAll(() => server.close());

const saved = { status: 200, body: { message: 'Profile saved.' } };
const loggedOut = { status: 401, body: { statusCode: 401, code: 'session_ended', message: 'please login again' } };

describe('the profile', () => {
  it('of a new trader is empty [PRF-130]', async () => {
    const { token, email, uniqueId } = await server.addVisitor();
    const { referralCode } = await server.profile(token);
    expect(await server.profile(token, { user_id: uniqueId })).toEqual({
      firstName: 'Ada',
      lastName: 'Field',
      email,
      referralCode,
      documentStatus: 0,
      tfaStatus: 0,
      mailAuth: 0,
      recoveryCodesLeft: null,
      passkeyCount: 0,
      mobileISD: null,
      mobileNo: null,
      address: null,
      city: null,
      state: null,
      postalCode: null,
      countryId: null,
      profileImage: null,
      antiPhishingWord: null,
      kyc: null,
    });
    expect(referralCode).toMatch(/^CODE\d+$/);
  });

  it('is that of the token’s trader, whoever the call names [PRF-130]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor({ firstName: 'Eve' })];
    for (const userId of [ada.uniqueId, eve.uniqueId, '*', 'x'.repeat(64)])
      expect(await server.profile(eve.token, { user_id: userId })).toMatchObject({
        firstName: 'Eve',
        email: eve.email,
      });
  });

  it('requires a token [PRF-130]', async () => {
    const answer = await server.post('/user/user_profile', { exchange_id: '1', user_id: 'u-1001' });
    expect(answer).toMatchObject(loggedOut);
  });

  it('has the KYC status, the anti-phishing word and the set-up secret [PRF-130]', async () => {
    const { token, uniqueId } = await server.addVisitor({ kycStatus: 2, antiPhishingWord: 'blue heron' });
    const { twoFactorSecret, twoFactorSince } = server.withApp(uniqueId);
    const set = (values: Partial<typeof trader.$inferInsert>) =>
      server.database.db.update(trader).set(values).where(eq(trader.uniqueId, uniqueId));
    const known = { documentStatus: 2, antiPhishingWord: 'blue heron' };
    expect(await server.profile(token)).not.toHaveProperty('tfaCode');
    await set({ twoFactorSecret });
    expect(await server.profile(token)).toMatchObject({ ...known, tfaStatus: 0, tfaCode: appSecret });
    await set({ twoFactorSince });
    const profile = await server.profile(token);
    expect(profile).toMatchObject({ ...known, tfaStatus: 1 });
    expect(profile).not.toHaveProperty('tfaCode');
  });

  it('can be read but not changed while the account is on hold [PRF-130] [PRF-131]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    await server.database.db.update(trader).set({ frozenAt: new Date() }).where(eq(trader.uniqueId, uniqueId));
    expect((await server.update(token)).status).toBe(403);
    expect(await server.profile(token)).toMatchObject({ lastName: 'Field', city: null });
  });
});

describe('a changed profile', () => {
  it('is kept as it was sent, every field [PRF-131]', async () => {
    const { token, email } = await server.addVisitor();
    expect(await server.update(token)).toEqual(saved);
    expect(await server.profile(token)).toMatchObject({ ...shown, email });
  });

  it('is stored without surrounding spaces [PRF-131]', async () => {
    const { token } = await server.addVisitor();
    const texts = {
      address: '  1 Example Street ',
      city: '\u00a0Singapore ',
      postal_code: ' 049999',
      state: 'Central ',
    };
    expect(await server.update(token, { ...texts, country: ' Singapore ' })).toEqual(saved);
    expect(await server.profile(token)).toMatchObject(shown);
  });

  it('is that of the token’s trader, whoever the call names [PRF-130] [PRF-131]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    await server.update(ada.token);
    const before = await server.profile(ada.token);
    expect(await server.update(eve.token, { user_id: ada.uniqueId, firstName: 'Eve' })).toEqual(saved);
    expect(await server.profile(ada.token)).toEqual(before);
    expect(await server.profile(eve.token)).toMatchObject({ firstName: 'Eve' });
  });

  it('keeps the name once it is verified, while everything else may change', async () => {
    const { token } = await server.addVisitor({ kycStatus: 2, lastName: 'Lovelace' });
    const message = 'Your name is verified. To change it, contact support.';
    for (const field of ['firstName', 'lastName'])
      expect(await server.update(token, { [field]: 'Grace', city: 'Elsewhere' })).toEqual({
        status: 409,
        body: { statusCode: 409, code: 'conflict', message, field },
      });
    expect(await server.profile(token)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', city: null });
    expect(await server.update(token, { firstName: 'Ada' })).toEqual(saved);
    expect(await server.profile(token)).toMatchObject(shown);
    for (const kycStatus of [1, 3]) {
      const other = await server.addVisitor({ kycStatus });
      expect(await server.update(other.token, { firstName: 'Grace' })).toEqual(saved);
    }
  });

  it('changes neither the email address nor any other extra field [PRF-131]', async () => {
    const { token, email } = await server.addVisitor();
    const more = { email: 'eve@example.com', kyc_status: '2', unique_id: 'u-1', userName: 'root', documentStatus: '2' };
    expect(await server.update(token, more)).toEqual(saved);
    expect(await server.profile(token)).toMatchObject({ email, documentStatus: 0 });
  });

  it('is refused without a token [PRF-131]', async () => {
    expect(await server.update(undefined)).toEqual(loggedOut);
  });

  it('sent at the same time as others is saved whole or not at all, never mixed with them [PRF-131]', async () => {
    const { token } = await server.addVisitor();
    const cities = ['Paris', 'Rome', 'Oslo', 'Bern'];
    await Promise.all(cities.map((city) => server.update(token, { city, state: city, address: city })));
    const { city, state, address } = await server.profile(token);
    expect(cities).toContain(city);
    expect([state, address]).toEqual([city, city]);
  });
});

const nameText =
  'Name should be atleast 2 characters long and only alphabets allowed and it should not start with space.';
const mobileText = 'Mobile number only accepts number.';
const controlText = "Don't use line breaks or other control characters.";
const needed = 'This field is required.';

describe('a field of the profile', () => {
  it.each([
    ['firstName', 'Zoë'],
    ['firstName', 'Anne-Marie'],
    ['lastName', 'Mary Ann'],
    ['lastName', 'नायर'],
    ['lastName', '王小明'],
    ['firstName', 'A'.repeat(60)],
    ['lastName', 'A\u0301da'],
    ['mobile_isd', '1-809'],
    ['mobile_no', '5'.repeat(20)],
    ['postal_code', 'EC1A 1AA'],
    ['address', '<img src=x onerror=alert(1)>'],
    ['address', `"'; drop table trader; -- {{7*7}} \${x} & %00`],
    ['address', '🙂'.repeat(300)],
    ['city', 'الرياض'],
    ['state', '=HYPERLINK("x")'],
  ])('%s may be %j, and is stored as text [PRF-132]', async (field, value) => {
    const { token } = await server.addVisitor();
    expect(await server.update(token, { [field]: value })).toEqual(saved);
    const kept = Object.values(await server.profile(token));
    expect(kept).toContain(value);
  });

  it.each([
    ['firstName', '', needed],
    ['firstName', 'A', 'Must contains minimum of 2 character.'],
    ['firstName', ' Ada', nameText],
    ['firstName', 'Ada ', nameText],
    ['firstName', 'Ada  Ann', nameText],
    ['firstName', 'Ada Ann Sue', nameText],
    ['firstName', 'Ada1', nameText],
    ['firstName', "O'Neil", nameText],
    ['firstName', '-Ada', nameText],
    ['firstName', 'Ada-', nameText],
    ['lastName', '<b>Ada</b>', nameText],
    ['lastName', 'Ada\u202E', nameText],
    ['lastName', 'Ada\u200B', nameText],
    ['lastName', 'Ada\nField', nameText],
    ['lastName', 'A'.repeat(61), 'Use at most 60 characters.'],
    ['mobile_isd', '', needed],
    ['mobile_isd', 'x', 'Enter a dial code like +65.'],
    ['mobile_isd', '+12345678', 'Enter a dial code like +65.'],
    ['mobile_no', '', needed],
    ['mobile_no', '555 0100', mobileText],
    ['mobile_no', '+655550100', mobileText],
    ['mobile_no', '٥٥٥', mobileText],
    ['mobile_no', '5'.repeat(21), 'Use at most 20 characters.'],
    ['address', '   ', needed],
    ['address', '1 Road\nElsewhere', controlText],
    ['address', '1 Road\u0007', controlText],
    ['address', 'abc\u202Etxt', controlText],
    ['address', '\u2066abc', controlText],
    ['address', '\u200B', 'Use visible characters.'],
    ['address', 'x'.repeat(301), 'Use at most 300 characters.'],
    ['city', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['state', '', needed],
    ['state', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['postal_code', 'x'.repeat(21), 'Use at most 20 characters.'],
    ['postal_code', '\t', needed],
  ])('%s may not be %j, and is named; nothing is saved [PRF-131] [PRF-132]', async (field, value, message) => {
    const { token } = await server.addVisitor();
    const before = await server.profile(token);
    expect(await server.update(token, { [field]: value })).toEqual({
      status: 400,
      body: { statusCode: 400, code: 'invalid_request', message, field },
    });
    expect(await server.profile(token)).toEqual(before);
  });

  it.each(Object.keys(filled))('%s may not be missing [PRF-132]', async (field) => {
    const { token } = await server.addVisitor();
    const { status, body } = await server.update(token, { [field]: undefined });
    expect([status, body['field']]).toEqual([400, field]);
  });

  it('may not contain characters that the database can’t store [PRF-132]', async () => {
    const { token } = await server.addVisitor();
    expect(await server.update(token, { address: 'a\0b' })).toMatchObject({ status: 400 });
    expect(await server.profile(token)).toMatchObject({ address: null });
  });
});

describe('the country', () => {
  it.each([
    ['of another name', { country: 'Malaysia' }],
    ['of a name in other letters', { country: 'singapore' }],
    ['that nobody knows', { country_id: 'ZZ', country: 'Nowhere' }],
    ['in small letters', { country_id: 'sg' }],
    ['of three letters', { country_id: 'SGP' }],
    ['that is the placeholder', { country_id: 'Select Country', country: 'Select Country' }],
  ])('%s is refused, and nothing is saved [PRF-133]', async (_, country) => {
    const { token } = await server.addVisitor();
    expect(await server.update(token, country)).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        code: 'invalid_request',
        message: 'Choose a country from the list.',
        field: 'country_id',
      },
    });
    expect(await server.profile(token)).toMatchObject({ city: null, countryId: null });
  });

  it('may be any of the list [PRF-133]', async () => {
    const { token } = await server.addVisitor();
    const { body } = await server.countries();
    const listed = body['data'] as { countryId: string; name: string; dialCode: string }[];
    const unsure = listed.filter(({ countryId }) => ['TR', 'AX', 'CI', 'DO', 'GB'].includes(countryId));
    expect(unsure).toHaveLength(5);
    for (const { countryId, name, dialCode } of unsure) {
      expect(await server.update(token, { country_id: countryId, country: name, mobile_isd: dialCode })).toEqual(saved);
      expect(await server.profile(token)).toMatchObject({ countryId, mobileISD: dialCode });
    }
  });
});

describe('the countries', () => {
  it('are all 249 of ISO 3166, by name, each with its dial code [PRF-137]', async () => {
    const { status, body } = await server.countries();
    const listed = body['data'] as { countryId: string; name: string; dialCode: string }[];
    const ids = listed.map(({ countryId }) => countryId);
    expect(status).toBe(200);
    expect(isoCountries).toHaveLength(249);
    // These three are not part of it, but have a dial code and inhabitants.
    expect(ids.toSorted()).toEqual([...isoCountries, 'AC', 'TA', 'XK'].toSorted());
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(new Set(names).size).toBe(names.length);
    for (const { name, dialCode } of listed) {
      expect(name.trim()).not.toBe('');
      expect(dialCode).toMatch(/^\+\d{1,7}$/);
    }
    const byId = Object.fromEntries(listed.map(({ countryId, ...rest }) => [countryId, rest]));
    expect(byId).toMatchObject({
      IN: { name: 'India', dialCode: '+91' },
      SG: { name: 'Singapore', dialCode: '+65' },
      US: { name: 'United States', dialCode: '+1' },
    });
  });
});

describe('the API keys', () => {
  it('are those of the trader, newest first, without secrets [PRF-138]', async () => {
    const [ada, eve] = [await server.addVisitor(), await server.addVisitor()];
    const key = (owner: string, name: string | null, day: number, lastUsedAt: Date | null = null) => ({
      apiKey: `key-${owner}-${day}`,
      uniqueId: owner,
      name,
      createdAt: new Date(Date.UTC(2026, 0, day)),
      lastUsedAt,
    });
    const used = new Date('2026-02-01T10:00:00.000Z');
    await server.database.db
      .insert(apiKey)
      .values([key(ada.uniqueId, null, 1), key(eve.uniqueId, 'Hers', 2), key(ada.uniqueId, 'Alerts', 3, used)]);
    expect(await server.apiKeys(ada.token)).toEqual({
      status: 200,
      body: {
        data: [
          {
            apiKey: `key-${ada.uniqueId}-3`,
            name: 'Alerts',
            createdAt: '2026-01-03T00:00:00.000Z',
            lastUsedAt: used.toISOString(),
          },
          { apiKey: `key-${ada.uniqueId}-1`, createdAt: '2026-01-01T00:00:00.000Z' },
        ],
      },
    });
  });

  it('may be none, and require a token [PRF-138]', async () => {
    const { token } = await server.addVisitor();
    expect(await server.apiKeys(token)).toEqual({ status: 200, body: { data: [] } });
    expect(await server.apiKeys('no-token')).toEqual(loggedOut);
  });
});
