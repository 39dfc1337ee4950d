import { MatchersV3, type PactV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email, post, twoFactorOff } from './accounts';
import { calls, playAs } from './contract';
import { documents, reason, rejectedDocuments, submittedDocuments } from './kyc';
import { id, moment, type Asked } from './matchers';
import { askedWithBytes, jpeg, postMultipart, toFile, type ByteFile, type TextFile } from './multipart';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token } from './sessions';
import { state } from './states/states';
import { approvedIdentity } from './wallet';

const { integer, regex, string } = MatchersV3;

const { uniqueId } = ada;

const alreadyApproved: Refused = { status: 409, message: 'Your identity is already verified.' };

const asApproved = () => asTrader().given(...approvedIdentity);
const asTooMany = () => asTrader().given(...state('too many tries', {}));

describe('the documents of a country', () => {
  const request = (country: string, authorization: Asked = sessionToken) => {
    const asked = post('/user/get_doctype_by_country_id', { exchange_id: '1', country_id: country });
    return { ...asked, headers: { ...asked.headers, Authorization: authorization } };
  };
  const read = (country: string) => (client: Parameters<Parameters<typeof playAs>[2]>[0]) =>
    client.kyc.documentTypes({ country_id: country });

  it('come with their ids and names [CAL-021] [KYC-067]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the documents of a country')
        .withRequest(request('SG'))
        .willRespondWith({
          status: 200,
          body: { data: MatchersV3.eachLike({ docTypeId: id('passport'), name: string('Passport') }) },
        }),
      async (client) => {
        const { data } = await read('SG')(client);
        expect(data?.data).toEqual([{ docTypeId: 'passport', name: 'Passport' }]);
      },
    ));

  it('are none of a country that is not known [CAL-021] [CAL-229] [KYC-067]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('a request for the documents of no country').withRequest(request('ZZ')),
      { status: 404, message: "We don't recognise this country.", field: 'country_id' },
      read('ZZ'),
    ));

  it('are told to nobody without a session [CAL-021] [CAL-203] [CAL-229] [KYC-067]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the documents of a country after the session')
        .withRequest(request('SG', endedToken)),
      loggedOut,
      read('SG'),
    ));
});

describe('the documents of a trader', () => {
  const pictures = { front: 'k7qd2fx0avfront', back: 'k7qd2fx0avback', holding: 'k7qd2fx0avhold' };
  /** The fields as the form sends them, without pictures. */
  const given = {
    user_id: uniqueId,
    first_name: documents.firstName,
    last_name: documents.lastName,
    gender: documents.gender,
    dob: documents.dob,
    doc_unique_no: documents.docUniqueNo,
    country_id: documents.countryId,
    doc_type_id: documents.docTypeId,
  } as const;
  const picture_ids = Object.values(pictures).join(',');
  const request = (fields: Record<string, string>, files: TextFile[] = [], authorization: Asked = sessionToken) =>
    postMultipart('/user/update_kyc', { ...given, ...fields, exchange_id: '1' }, authorization, files);
  const asSender = () => asTrader().given(...state('pictures of documents', { email, ...pictures }));

  // All with the same bytes: parts that share a name are each compared with all parts of that name.
  const photos = ['front', 'back', 'holding'].map((side): ByteFile => ({
    field: 'doc_image',
    name: `${side}.jpg`,
    type: 'image/jpeg',
    bytes: jpeg,
  }));
  const requestWithPhotos = (asked: PactV3) =>
    askedWithBytes(asked, '/user/update_kyc', { ...given, exchange_id: '1' }, sessionToken, photos);
  const withPhotos = (client: Parameters<Parameters<typeof playAs>[2]>[0]) =>
    client.kyc.submitKyc({ ...given, doc_image: photos.map(toFile) });

  it('are submitted with their three pictures [CAL-020] [KYC-060]', () =>
    playAs(
      token,
      requestWithPhotos(asTrader().uponReceiving('documents with three pictures')).willRespondWith({
        status: 200,
        body: { statusCode: 200, message: string('Your documents have been submitted.') },
      }),
      async (client) => {
        const { data } = await withPhotos(client);
        expect(data?.message).toBe('Your documents have been submitted.');
      },
    ));

  it('are submitted with pictures that were sent before [CAL-020] [KYC-060] [KYC-071]', () =>
    playAs(
      token,
      asSender()
        .uponReceiving('documents with pictures that were sent before')
        .withRequest(request({ picture_ids }))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Your documents have been submitted.') },
        }),
      async (client) => {
        const { data } = await client.kyc.submitKyc({ ...given, picture_ids });
        expect(data?.message).toBe('Your documents have been submitted.');
      },
    ));

  it.each<[string, Record<string, string>, Refused]>([
    [
      'no number',
      { doc_unique_no: '', picture_ids },
      { status: 400, message: 'This field is required.', field: 'doc_unique_no' },
    ],
    [
      'a birth that is yet to come',
      { dob: '2999-05-17', picture_ids },
      { status: 400, message: 'You must be 18 or older.', field: 'dob' },
    ],
    [
      'a document that the country has not',
      { doc_type_id: 'library-card', picture_ids },
      {
        status: 400,
        message: 'Choose a document from the list: passport, driving-licence or national-id.',
        field: 'doc_type_id',
      },
    ],
    [
      'no picture',
      {},
      {
        status: 400,
        message: 'Please add all three photos as JPG: the front, the back, and you holding the document.',
        field: 'doc_image',
      },
    ],
    [
      'a picture that is no longer there',
      { picture_ids: [pictures.front, 'gone', pictures.holding].join(',') },
      { status: 400, message: 'The photo of the back is no longer available. Send it again.', field: 'picture_ids' },
    ],
    [
      "somebody else's record to be replaced",
      { picture_ids, user_documation_verification_id: 'kyc-none' },
      {
        status: 400,
        message: "We can't find those documents. Send the IDs in your profile, or leave them out.",
        field: 'user_documation_verification_id',
      },
    ],
  ])('with %s are refused in the field [CAL-020] [CAL-229] [KYC-062] [KYC-063] [KYC-071]', (what, changes, refused) =>
    expectRefusedAs(
      token,
      asSender().uponReceiving(`documents with ${what}`).withRequest(request(changes)),
      refused,
      (client) => client.kyc.submitKyc({ ...given, ...changes }),
    ),
  );

  it('with files that are no JPG are refused [CAL-020] [CAL-229] [KYC-065]', () => {
    // All with the same text: parts that share a name are each compared with all parts of that name.
    const files = ['front', 'back', 'holding'].map((side): TextFile => ({
      field: 'doc_image',
      name: `${side}.jpg`,
      type: 'image/jpeg',
      text: 'no picture',
    }));
    return expectRefusedAs(
      token,
      asTrader().uponReceiving('documents with files that are no JPG').withRequest(request({}, files)),
      { status: 415, message: 'Please use JPG photos.', field: 'doc_image' },
      (client) =>
        client.kyc.submitKyc({
          ...given,
          doc_image: files.map(({ text, name, type }) => new File([text], name, { type })),
        }),
    );
  });

  it.each<[string, typeof asTrader, Refused]>([
    ['once the identity is approved', asApproved, alreadyApproved],
    ['after too many', asTooMany, tooManyTries],
  ])('%s are refused [CAL-020] [CAL-229] [KYC-068] [KYC-073]', (when, asked, refused) =>
    expectRefusedAs(token, requestWithPhotos(asked().uponReceiving(`documents ${when}`)), refused, withPhotos),
  );

  it('of nobody are refused [CAL-020] [CAL-203] [CAL-229] [KYC-069]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('documents after the session').withRequest(request({ picture_ids }, [], endedToken)),
      loggedOut,
      (client) => client.kyc.submitKyc({ ...given, picture_ids }),
    ));
});

describe('a picture by itself', () => {
  const photo: ByteFile = { field: 'picture', name: 'front.jpg', type: 'image/jpeg', bytes: jpeg };

  it('is kept until the documents are submitted [CAL-135] [CAL-413] [KYC-070]', () =>
    playAs(
      token,
      askedWithBytes(
        asTrader().uponReceiving('a picture of the front'),
        '/user/kyc_picture',
        { side: 'front', exchange_id: '1' },
        sessionToken,
        [photo],
      ).willRespondWith({
        status: 200,
        body: { statusCode: 200, data: { pictureId: string('k7Qd2fX0aV'), side: 'front' } },
      }),
      async (client) => {
        const { data } = await client.kyc.sendKycPicture({ side: 'front', picture: toFile(photo) });
        expect(data?.data).toEqual({ pictureId: 'k7Qd2fX0aV', side: 'front' });
      },
    ));

  const file = (text: string): TextFile => ({ field: 'picture', name: 'front.jpg', type: 'image/jpeg', text });
  const request = (text: string, authorization: Asked = sessionToken) =>
    postMultipart('/user/kyc_picture', { side: 'front', exchange_id: '1' }, authorization, [file(text)]);
  const noJpeg = 'no picture';
  const sent = (text: string) => (client: Parameters<Parameters<typeof playAs>[2]>[0]) =>
    client.kyc.sendKycPicture({ side: 'front', picture: new File([text], 'front.jpg', { type: 'image/jpeg' }) });

  it('that is no JPG is refused [CAL-135] [CAL-229] [KYC-070]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('a picture that is no JPG').withRequest(request(noJpeg)),
      { status: 415, message: 'Please use JPG photos.', field: 'picture' },
      sent(noJpeg),
    ));

  it('is refused once the identity is approved [CAL-135] [CAL-229] [KYC-068]', () =>
    expectRefusedAs(
      token,
      asApproved().uponReceiving('a picture once the identity is approved').withRequest(request(noJpeg)),
      alreadyApproved,
      sent(noJpeg),
    ));

  it('is refused after too many [CAL-135] [CAL-229] [KYC-073]', () =>
    expectRefusedAs(
      token,
      asTooMany().uponReceiving('a picture after too many').withRequest(request(noJpeg)),
      tooManyTries,
      sent(noJpeg),
    ));

  it('of nobody is refused [CAL-135] [CAL-203] [CAL-229] [KYC-070]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a picture after the session').withRequest(request(noJpeg, endedToken)),
      loggedOut,
      sent(noJpeg),
    ));
});

describe('the profile of somebody who has submitted documents', () => {
  const path = (example: string) => regex('^(/[\\w.~-]+)+$', example);
  const known = { firstName: string('Ada'), lastName: string('Field'), email: string(email), tfaStatus: twoFactorOff };
  const record = {
    uniqueId: id('kyc-501'),
    imgUniqueId: id('img-901'),
    imgUniqueId_2: id('img-902'),
    imgUniqueId_3: id('img-903'),
    firstName: documents.firstName,
    lastName: documents.lastName,
    gender: integer(1),
    countryId: documents.countryId,
    docTypeId: documents.docTypeId,
    docUniqueNo: documents.docUniqueNo,
    dob: documents.dob,
    image: path('/files/kyc/img-901.jpg'),
    image_2: path('/files/kyc/img-902.jpg'),
    image_3: path('/files/kyc/img-903.jpg'),
    submittedAt: moment('2026-03-01T09:30:00Z'),
  };

  it.each([
    { how: 'that wait', given: submittedDocuments, status: regex('^(1|Submitted)$', '1'), told: {} },
    { how: 'that were rejected', given: rejectedDocuments, status: regex('^(3|Rejected)$', '3'), told: { reason } },
  ])('shows documents $how [CAL-018] [KYC-061] [KYC-095]', ({ how, given, status, told }) =>
    playAs(
      token,
      asTrader()
        .given(given[0], given[1])
        .uponReceiving(`a request for a profile with documents ${how}`)
        .withRequest(postAs('/user/user_profile', {}))
        .willRespondWith({
          status: 200,
          body: { data: { ...known, documentStatus: status, kyc: { ...record, ...told } } },
        }),
      async (client) => {
        const { data } = await client.profile.userProfile({ user_id: uniqueId });
        expect(data?.data.kyc).toMatchObject({ uniqueId: 'kyc-501', image_3: '/files/kyc/img-903.jpg', ...told });
      },
    ),
  );
});
