import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readTables } from '#backup/tables';
import { createSeals } from '#identity/secrets/sealing';
import { numberSeal, pictureSeal } from '#identity/papers/places';
import { createOperator } from '../../testing/operator';
import { orderFields } from '../../trading/testing/tradingServer';
import { startWallet, type WalletServer, type WalletTrader } from '../../wallet/testing/walletServer';
import { aboutNobody, personalData } from '../export/personalData';

let server: WalletServer;
let folder: string;
let ada: WalletTrader;
let bob: WalletTrader;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'));
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  ada = await server.addTrader();
  bob = await server.addTrader();
});
afterAll(async () => {
  await server.closeSound();
  await rm(folder, { recursive: true });
});

type File = Record<string, Record<string, unknown>[]>;

const readExport = async (file: string) => {
  const text = await readFile(file, 'utf8');
  return { text, parts: JSON.parse(text) as File };
};

const order = (trader: WalletTrader, side: 'buy' | 'sell') =>
  server.post('/trade/new_order', orderFields({ side, price: '0.05', amount: '100.5' }), trader);

/** Sealed as the exchange does it. */
const addDocuments = async ({ uniqueId }: WalletTrader) => {
  const seals = createSeals(server.secretsKey);
  const { pool } = server.database;
  await pool.query(
    `insert into kyc_submission (id, unique_id, first_name, last_name, gender, birth_date, country_id, document_type,
       document_number, status, submitted_at) values ('kyc-1', $1, 'Ada', 'Field', 1, '1990-05-17', 'SG', 'passport',
       $2, 'submitted', now())`,
    [uniqueId, seals.seal('X1234567', numberSeal({ uniqueId, id: 'kyc-1' }))],
  );
  const photo = seals.seal(Buffer.from('a photo'), pictureSeal({ uniqueId, id: 'img-1', side: 'front' }));
  await pool.query(
    `insert into kyc_picture (id, unique_id, side, submission, jpeg, sent_at) values ('img-1', $1, 'front', 'kyc-1', $2, now())`,
    [uniqueId, photo],
  );
};

describe('a copy of what the exchange holds about somebody', () => {
  it('is one file that only its owner reads, exact, without what proves who somebody is or is about others [OPR-049]', async () => {
    await server.move('XDC', '100000', { house: 'demo faucet' }, { trader: ada.uniqueId });
    await server.move('USDT', '100', { house: 'demo faucet' }, { trader: bob.uniqueId });
    await order(ada, 'sell');
    await order(bob, 'buy');
    await server.withdraw(ada, { currency: 'XDC', amount: '1500' });
    await addDocuments(ada);
    await server.get('/user/portfolio', { exchange_id: '1' }, ada);
    const file = join(folder, 'ada.json');
    const answer = await server.operate(`account export ${ada.email} ${file}`);
    expect(answer).toMatchObject({ exit: 0, json: { file, isSealed: true } });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { text, parts } = await readExport(file);
    expect(parts).toMatchObject({
      account: [{ unique_id: ada.uniqueId, email: ada.email, first_name: 'Ada' }],
      identityDocuments: [{ document_type: 'passport', document_number: null }],
      trades: [{ side: 'sell', pair: 'XDC-USDT', price: '0.05', amount: '100.5' }],
      orders: [{ side: 'sell', status: 'completed', filled: '100.5' }],
      withdrawals: [{ asset: 'XDC', amount: '1500', status: 'Pending' }],
      requests: [],
    });
    expect(parts['portfolioDays']?.map(({ asset }) => asset)).toEqual(['XDC', 'USDT']);
    expect(parts['movements']?.length).toBeGreaterThan(2);
    expect(parts['securityLog']?.map(({ kind }) => kind)).toContain('withdrawal code mailed');
    for (const secret of [bob.uniqueId, bob.email, ada.token]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?!device_hash|tx_hash)\w*(hash|digest|secret)\w*":/);
    expect((await server.operate(`account export ${ada.email} ${file}`)).lines[0]).toMatch(/isn't replaced/);
    const { lines } = await server.type('log', '--find', 'account export');
    expect(lines.join('\n')).toContain(file);
  });

  it("has documents and photos with the exchange's key [OPR-049]", async () => {
    const { database, secretsKey, clock } = server;
    const withKey = createOperator({ database, secretsKey, now: () => clock.now });
    const file = join(folder, 'opened.json');
    expect(await withKey.operate(`account export ${ada.email} ${file}`)).toMatchObject({ json: { isSealed: false } });
    expect((await readExport(file)).parts).toMatchObject({
      identityDocuments: [{ document_number: 'X1234567', birth_date: '1990-05-17' }],
      identityPhotos: [{ side: 'front', jpeg: Buffer.from('a photo').toString('base64') }],
    });
  });

  it('has emails to an address only while it was theirs [OPR-049]', async () => {
    const { pool } = server.database;
    const mailed = (to: string, subject: string, at: number) =>
      pool.query(
        `insert into outgoing_mail (recipient, subject, text, html, created_at, next_try_at, give_up_at, sort)
         values ($1, $2, 'text', 'html', $3, $3, $3, 'notice')`,
        [to, subject, new Date(at)],
      );
    const [address, hour] = [ada.email, 3_600_000];
    server.clock.now += hour;
    await mailed(address, 'for Ada', server.clock.now);
    server.clock.now += hour;
    await server.operate(`account email ${address} ada@example.org`);
    server.clock.now += hour;
    const { uniqueId } = await server.addTrader({}, { email: address });
    server.clock.now += hour;
    await mailed(address, 'for another', server.clock.now);
    await mailed('ada@example.org', 'for Ada, too', server.clock.now);
    const subjectsOf = async (email: string) => {
      const file = join(folder, `${email}.json`);
      await server.operate(`account export ${email} ${file}`);
      return (await readExport(file)).parts['emails']?.map(({ subject }) => subject);
    };
    expect(await subjectsOf('ada@example.org')).toEqual(['for Ada', 'for Ada, too']);
    expect([uniqueId !== ada.uniqueId, await subjectsOf(address)]).toEqual([true, ['for another']]);
  });

  it('leaves out no table without a reason [OPR-049]', async () => {
    const client = await server.database.pool.connect();
    const tables = (await readTables(client)).map(({ name }) => name);
    client.release();
    const named = [...personalData.flatMap(({ table, also = [] }) => [table, ...also]), ...Object.keys(aboutNobody)];
    expect(named.toSorted()).toEqual(tables.toSorted());
  });
});
