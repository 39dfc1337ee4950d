import { kycSides } from '@exchange/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOperator } from '../testing/operator';
import { startKyc, threePictures, type KycServer } from './testing/kycServer';

const lines: string[] = [];
let server: KycServer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  server = await startKyc(inject('clusterUrl'), { LOG_LEVEL: 'trace' }, { logTo });
});
afterAll(() => server.close());

it('no log contains a name, number, date of birth, picture or working link [KYC-084]', async () => {
  const { database, clock, secretsKey } = server;
  const { type } = createOperator({ database, now: () => clock.now, secretsKey });
  const { token, email } = await server.addVisitor();
  await server.submit(token, { dob: '2020-01-01' });
  await server.submit(token, { first_name: '<Augusta>' });
  await server.submit(token, {}, [Buffer.from('no'), Buffer.from('JPG'), Buffer.from('here')]);
  const pictures = await threePictures();
  expect((await server.submit(token, {}, pictures)).status).toBe(200);
  for (const side of kycSides) await server.sendPicture(token, side);
  const { json } = await type('kyc', 'show', email);
  const front = String(json['front']).replace('https://exchange.example', server.url);
  expect((await server.get(front)).status).toBe(200);
  expect((await server.get((await server.record(token))?.['image'], token)).status).toBe(200);
  await type('kyc', 'reject', email, '--why', 'Blurred');
  await expect.poll(() => server.lettersTo(email, 'kycRejected')).toHaveLength(1);
  const { rows } = await database.pool.query<{ text: string }>(`
    select kind || address || device || details::text as text from security_event
    union all select words || why || who from operator_action
    union all select command::text || outcome::text from inbox
    union all select payload::text from committed_event`);
  expect([lines.length, rows.length]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(lines.length).toBeGreaterThan(5);
  expect(rows.length).toBeGreaterThan(5);
  const logged = [...lines, ...rows.map(({ text }) => text)].join('\n');
  const back = String(json['back']).split('/').at(-1) ?? '';
  const [picture = Buffer.alloc(0)] = pictures;
  const bytes = ['base64', 'hex', 'latin1'] as const;
  const secrets = [
    'Augusta',
    'Byron',
    'X1234567',
    '1990-05-17',
    '2020-01-01',
    back,
    ...bytes.map((encoding) => picture.subarray(100, 160).toString(encoding)),
  ];
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});
