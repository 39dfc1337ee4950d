import { createExchangeClient } from '@exchange/api';
import type { KycForm } from '@exchange/domain';
import type { SentDocuments } from '@exchange/machines';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { kycEffects } from './kycEffects';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

const [front, back, holding] = [file('front.jpg'), file('back.jpg'), file('holding.jpg')];

const form: KycForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  gender: 'female',
  countries: 'SG',
  docType: 'passport',
  idProof: ' X0000000 ',
  dob: '1990-05-17',
  doc1: front,
  doc2: back,
  doc3: holding,
};

const nothing = { status: 'NotSubmitted', recordId: undefined, pictureIds: [] } as const;

const sending = async (sent: Partial<SentDocuments>) => {
  const requests: Request[] = [];
  const client = createExchangeClient({
    apiUrl: 'http://exchange.test/api',
    exchangeId: '1',
    token: () => 'token-1',
    fetch: async (given, init) => {
      requests.push(new Request(given, init));
      return Response.json({ statusCode: 200, message: 'Your documents have been submitted.' });
    },
  });
  const { submitDocuments } = kycEffects({ client }).actors;
  const input: SentDocuments = {
    userId: 'u-1001',
    form,
    pictures: { files: [front, back, holding] },
    replaces: nothing,
    onProgress: () => undefined,
    ...sent,
  };
  const answer = await toPromise(createActor(submitDocuments, { input }).start());
  return { answer, fields: (await requests[0]?.formData()) ?? new FormData() };
};

it('the documented call sends the three pictures as doc_image: front, back, holding [KYC-042]', async () => {
  const { answer, fields } = await sending({});
  expect(answer.data?.message).toBe('Your documents have been submitted.');
  expect(fields.getAll('doc_image').map((part) => (part instanceof File ? part.name : part))).toEqual([
    'front.jpg',
    'back.jpg',
    'holding.jpg',
  ]);
  expect(fields.has('picture_ids')).toBe(false);
  expect(fields.has('user_documation_verification_id')).toBe(false);
  expect(Object.fromEntries([...fields].filter(([name]) => name !== 'doc_image'))).toEqual({
    exchange_id: '1',
    user_id: 'u-1001',
    first_name: 'Ada',
    last_name: 'Lovelace',
    gender: '1',
    dob: '1990-05-17',
    doc_unique_no: 'X0000000',
    country_id: 'SG',
    doc_type_id: 'passport',
  });
});

it('pictures sent before are named in the same order, and so is the submission they replace', async () => {
  const { fields } = await sending({
    pictures: { ids: ['p-1', 'p-2', 'p-3'] },
    replaces: { status: 'Rejected', recordId: 'kyc-501', pictureIds: ['img-1', 'img-2', 'img-3'] },
  });
  expect(fields.get('picture_ids')).toBe('p-1,p-2,p-3');
  expect(fields.get('user_documation_verification_id')).toBe('kyc-501');
  expect(fields.get('imageId')).toBe('img-1,img-2,img-3');
  expect(fields.has('doc_image')).toBe(false);
});
