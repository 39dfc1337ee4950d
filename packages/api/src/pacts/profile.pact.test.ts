import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email, twoFactorOff } from './accounts';
import { calls, form, play, playAs } from './contract';
import { exactly, id, moment, type Asked } from './matchers';
import { askedWithBytes, postMultipart, toFile, type ByteFile, type TextFile } from './multipart';
import { expectRefused, expectRefusedAs, loggedOut, tooManyCalls, type Refused } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token } from './sessions';
import { state } from './states/states';
import { approvedIdentity } from './wallet';

const { eachLike, regex, string } = MatchersV3;

const { uniqueId } = ada;

const profile = {
  mobileISD: '+65',
  mobileNo: '5550100',
  address: '1 Example Street',
  city: 'Singapore',
  state: 'Central',
  postalCode: '049999',
  countryId: 'SG',
} as const;

describe('the profile', () => {
  const request = (authorization?: Asked) => postAs('/user/user_profile', {}, authorization);
  const known = { firstName: string('Ada'), lastName: string('Field'), email: string(email) };
  const read = (client: Parameters<Parameters<typeof play>[1]>[0]) => client.profile.userProfile({ user_id: uniqueId });

  it('of a trader who has filled it in has every field [CAL-018] [CAL-203] [CAL-321] [PRF-130]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a filled-in profile', { email, ...profile }))
        .given(...approvedIdentity)
        .uponReceiving('a request for a profile that is filled in')
        .withRequest(request())
        .willRespondWith({
          status: 200,
          body: {
            data: {
              ...known,
              ...profile,
              mobileNo: exactly(profile.mobileNo),
              referralCode: string('REF1001'),
              documentStatus: regex('^(2|Approved)$', '2'),
              tfaStatus: twoFactorOff,
            },
          },
        }),
      async (client) => {
        const { data } = await read(client);
        expect(data?.data).toMatchObject({ ...profile, email });
      },
    ));

  it('has the picture and the anti-phishing word of a trader who has set them [CAL-018] [CAL-203] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a profile picture', { email }))
        .given(...state('an anti-phishing word', { email, word: 'blue heron' }))
        .uponReceiving('a request for a profile with a picture and an anti-phishing word')
        .withRequest(request())
        .willRespondWith({
          status: 200,
          body: {
            data: {
              ...known,
              documentStatus: regex('^(0|Pending)$', '0'),
              tfaStatus: twoFactorOff,
              profileImage: regex('^(/[\\w.~-]+)+$', '/files/profile/2f8c1d5e.jpg'),
              antiPhishingWord: 'blue heron',
            },
          },
        }),
      async (client) => {
        const { data } = await read(client);
        expect(data?.data).toMatchObject({
          antiPhishingWord: 'blue heron',
          profileImage: '/files/profile/2f8c1d5e.jpg',
        });
      },
    ));

  it('has the set-up secret while two-factor is being set up [CAL-018] [CAL-203] [CAL-321] [PRF-130]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a two-factor set-up under way', { email, secret: 'JBSWY3DPEHPK3PXP' }))
        .uponReceiving('a request for a profile while two-factor is being set up')
        .withRequest(request())
        .willRespondWith({
          status: 200,
          body: {
            data: {
              ...known,
              documentStatus: regex('^(0|Pending)$', '0'),
              tfaStatus: twoFactorOff,
              tfaCode: 'JBSWY3DPEHPK3PXP',
            },
          },
        }),
      async (client) => {
        const { data } = await read(client);
        expect(data?.data.tfaCode).toBe('JBSWY3DPEHPK3PXP');
      },
    ));

  it('is shown to nobody else [CAL-018] [CAL-203] [CAL-229] [CAL-321] [PRF-130]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for a profile after the session').withRequest(request(endedToken)),
      loggedOut,
      read,
    ));
});

describe('a changed profile', () => {
  /** The fields as the form sends them. */
  const given = {
    user_id: uniqueId,
    firstName: 'Ada',
    lastName: 'Lovelace',
    postal_code: '049999',
    mobile_isd: '+65',
    mobile_no: '5550100',
    city: 'Singapore',
    address: '1 Example Street',
    state: 'Central',
    country_id: 'SG',
    country: 'Singapore',
  };
  const brokenPicture: ByteFile = {
    field: 'profile_image',
    name: 'me.jpg',
    type: 'image/jpeg',
    // The start of a JPEG, with nothing after it.
    bytes: Buffer.from('ffd8ff', 'hex'),
  };
  const notAPicture: TextFile = { field: 'profile_image', name: 'me.jpg', type: 'image/jpeg', text: 'no picture' };
  const request = (changes: Partial<typeof given> = {}, files: TextFile[] = [], authorization: Asked = sessionToken) =>
    postMultipart('/user/update_user', { ...given, ...changes, exchange_id: '1' }, authorization, files);

  it('is saved [CAL-019] [CAL-208] [CAL-321] [PRF-131]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a changed profile')
        .withRequest(request())
        .willRespondWith({ status: 200, body: { message: string('Profile saved.') } }),
      async (client) => {
        const { data } = await client.profile.updateUser(given);
        expect(data?.message).toBe('Profile saved.');
      },
    ));

  it.each<[string, Partial<typeof given>, Refused]>([
    [
      'a phone number with letters',
      { mobile_no: '555-0100' },
      { status: 400, message: 'Mobile number only accepts number.', field: 'mobile_no' },
    ],
    [
      'a country of another name',
      { country: 'Malaysia' },
      { status: 400, message: 'Choose a country from the list.', field: 'country_id' },
    ],
  ])('with %s is refused in its field [CAL-019] [CAL-229] [CAL-321] [PRF-132] [PRF-133]', (what, changes, refused) =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving(`a changed profile with ${what}`).withRequest(request(changes)),
      refused,
      (client) => client.profile.updateUser({ ...given, ...changes }),
    ),
  );

  it('with another name than the verified one is refused [CAL-019] [CAL-229]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...approvedIdentity)
        .uponReceiving('a changed profile with another name than the verified one')
        .withRequest(request({ firstName: 'Grace' })),
      {
        status: 409,
        message: 'Your name is verified. To change it, contact support.',
        field: 'firstName',
      },
      (client) => client.profile.updateUser({ ...given, firstName: 'Grace' }),
    ));

  it('with a file that is no picture is refused [CAL-019] [CAL-229] [CAL-321] [PRF-135]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a changed profile with a file that is no picture')
        .withRequest(request({}, [notAPicture])),
      { status: 415, message: 'Choose a JPG or PNG picture.', field: 'profile_image' },
      (client) => {
        const { text, name, type } = notAPicture;
        return client.profile.updateUser({ ...given, profile_image: new File([text], name, { type }) });
      },
    ));

  it('with a picture that ends too soon is refused [CAL-019] [CAL-229] [CAL-321] [PRF-135]', () =>
    expectRefusedAs(
      token,
      askedWithBytes(
        asTrader().uponReceiving('a changed profile with a picture that ends too soon'),
        '/user/update_user',
        { ...given, exchange_id: '1' },
        sessionToken,
        [brokenPicture],
      ),
      { status: 422, message: "This picture can't be read. Choose another one.", field: 'profile_image' },
      (client) => client.profile.updateUser({ ...given, profile_image: toFile(brokenPicture) }),
    ));

  it('of nobody is refused [CAL-019] [CAL-203] [CAL-229] [CAL-321] [PRF-131]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a changed profile after the session').withRequest(request({}, [], endedToken)),
      loggedOut,
      (client) => client.profile.updateUser(given),
    ));
});

describe('API keys', () => {
  const request = (authorization: Asked) => ({
    method: 'GET',
    path: '/user/get_apikey',
    query: { exchange_id: '1' },
    headers: { Authorization: authorization },
  });

  it('come newest first [CAL-017] [CAL-321] [PRF-138]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('an API key', { email, apiKey: 'key-1-of-u-1001', name: 'Portfolio' }))
        .given(...state('an API key', { email, apiKey: 'key-2-of-u-1001', name: 'Price alerts' }))
        .uponReceiving('a request for the API keys')
        .withRequest(request(sessionToken))
        .willRespondWith({
          status: 200,
          body: {
            data: [
              { apiKey: id('key-2-of-u-1001'), name: 'Price alerts', createdAt: moment('2026-03-02T09:30:00Z') },
              { apiKey: id('key-1-of-u-1001'), name: 'Portfolio', createdAt: moment('2026-01-15T12:00:00Z') },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.profile.apiKeys();
        expect(data?.data.map(({ name }) => name)).toEqual(['Price alerts', 'Portfolio']);
      },
    ));

  it('are none at first [CAL-017] [CAL-321] [PRF-138]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the API keys where there are none')
        .withRequest(request(sessionToken))
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.profile.apiKeys();
        expect(data?.data).toEqual([]);
      },
    ));

  it('are shown to nobody else [CAL-017] [CAL-203] [CAL-229] [CAL-321] [PRF-138]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the API keys after the session').withRequest(request(endedToken)),
      loggedOut,
      (client) => client.profile.apiKeys(),
    ));
});

describe('countries', () => {
  const request = {
    method: 'POST',
    path: '/user/list_all_country_code',
    headers: form,
    body: { exchange_id: '1' },
  };

  it('come with their two letters, name and dial code [CAL-022] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for the countries')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: eachLike({
              countryId: regex('^[A-Za-z]{2}$', 'SG'),
              name: string('Singapore'),
              dialCode: regex('^\\+?\\d[\\d-]*$', '+65'),
            }),
          },
        }),
      async (client) => {
        const { data } = await client.profile.countries();
        expect(data?.data).toEqual([{ countryId: 'SG', name: 'Singapore', dialCode: '+65' }]);
      },
    ));

  it('are not listed in a flood of calls [CAL-022] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...state('a flood of calls', {}))
        .uponReceiving('a request for the countries in a flood of calls')
        .withRequest(request),
      tooManyCalls,
      (client) => client.profile.countries(),
    ));
});
