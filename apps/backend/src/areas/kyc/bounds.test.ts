import { connect as connectTo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createKycStore } from '../../identity/papers/kycStore';
import { isNightly } from '../../testing/nightly';
import { createSeals } from '../../identity/secrets/sealing';
import { filled, formOf, startKyc, threePictures, type KycServer } from './testing/kycServer';

let server: KycServer;

beforeAll(async () => {
  server = await startKyc(inject('clusterUrl'));
});
afterAll(() => server.close());

const hour = 60 * 60_000;

describe('pictures that were never submitted', () => {
  it('are deleted after a day, and no others [KYC-072]', async () => {
    const trader = await server.addVisitor();
    const [other, late] = [await server.addVisitor(), await server.addVisitor()];
    await server.sendPicture(trader.token, 'front');
    await server.submit(other.token);
    server.clock.now += 1;
    await server.sendPicture(late.token, 'front');
    const counts = async () =>
      Promise.all([trader, other, late].map(({ uniqueId }) => server.count('kyc_picture', uniqueId)));
    const sweep = () =>
      createKycStore(server.database.db, createSeals(server.secretsKey)).sweep(new Date(server.clock.now - 24 * hour));
    server.clock.now += 24 * hour - 1;
    await sweep();
    expect(await counts()).toEqual([1, 3, 1]);
    // The rest is up to the server's job, which sweeps at the start and every hour.
    server.clock.now += 1;
    await sweep();
    expect(await counts()).toEqual([0, 3, 1]);
  });

  it('are kept by the server for a day and then deleted [KYC-072]', async () => {
    const own = await startKyc(inject('clusterUrl'));
    onTestFinished(() => own.close());
    const [early, late] = [await own.addVisitor(), await own.addVisitor()];
    await own.sendPicture(early.token, 'front');
    own.clock.now += 1;
    await own.sendPicture(late.token, 'front');
    own.clock.now += 24 * hour;
    // Once the sweep has deleted the other one, the newer one is exactly a day old.
    await own.restart();
    await expect.poll(() => own.count('kyc_picture', early.uniqueId)).toBe(0);
    expect(await own.count('kyc_picture', late.uniqueId)).toBe(1);
    own.clock.now += 1;
    await own.restart();
    await expect.poll(() => own.count('kyc_picture', late.uniqueId)).toBe(0);
  });
});

describe('a trader who sends too much', () => {
  let strict: KycServer;

  beforeAll(async () => {
    strict = await startKyc(inject('clusterUrl'), { KYC_TRIES: '3', KYC_PICTURE_TRIES: '2' });
  });
  afterAll(() => strict.close());

  const tooMany = {
    statusCode: 429,
    code: 'too_many_requests',
    message: 'Too many attempts. Wait a moment and try again.',
  };

  it('has to wait before submitting again, and is told how long; others don’t [KYC-073]', async () => {
    const [ada, eve] = [await strict.addVisitor(), await strict.addVisitor()];
    const broken = [Buffer.from('no'), Buffer.from('JPG'), Buffer.from('here')];
    expect((await strict.submit(ada.token)).status).toBe(200);
    expect((await strict.submit(ada.token, {}, broken)).status).toBe(415);
    expect((await strict.submit(ada.token)).status).toBe(200);
    const before = await strict.record(ada.token);
    expect(await strict.submit(ada.token)).toMatchObject({ status: 429, body: tooMany, retryAfter: '30' });
    expect(await strict.record(ada.token)).toEqual(before);
    expect((await strict.submit(eve.token)).status).toBe(200);
    strict.clock.now += 30_000;
    expect((await strict.submit(ada.token)).status).toBe(200);
  });

  it('has to wait before sending pictures as well [KYC-073]', async () => {
    const [ada, eve] = [await strict.addVisitor(), await strict.addVisitor()];
    for (const side of ['front', 'back']) expect((await strict.sendPicture(ada.token, side)).status).toBe(200);
    expect(await strict.sendPicture(ada.token, 'holding')).toMatchObject({
      status: 429,
      body: tooMany,
      retryAfter: '30',
    });
    expect((await strict.sendPicture(eve.token, 'front')).status).toBe(200);
    expect((await strict.submit(ada.token)).status).toBe(200);
  });

  it('doesn’t wait because of what the form would have refused [KYC-073]', async () => {
    const { token } = await strict.addVisitor();
    for (const first_name of ['', '1', '2', '3']) expect((await strict.submit(token, { first_name })).status).toBe(400);
    expect((await strict.submit(token)).status).toBe(200);
  });
});

/** A whole request as raw bytes. */
const requestOf = async (path: string, token: string, form: FormData): Promise<Buffer> => {
  const whole = new Request('http://x', { method: 'POST', body: form });
  const body = Buffer.from(await whole.arrayBuffer());
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: exchange.example',
    `Authorization: ${token}`,
    `Content-Type: ${whole.headers.get('content-type') ?? ''}`,
    `Content-Length: ${String(body.length)}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
};

/** Sends this many bytes. If that isn't all, the connection breaks a moment later; else it ends with the response. */
const send = (request: Buffer, bytes = request.length): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connectTo(Number(port), hostname, () => {
      socket.write(request.subarray(0, bytes), () => {
        if (bytes < request.length) setTimeout(() => socket.destroy(), 30);
      });
    });
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      resolve();
    });
    socket.on('error', reject);
  });

describe('an upload that is cut', () => {
  it.each(isNightly ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 5, 9])(
    'at %i tenths of its length keeps nothing [KYC-074]',
    async (tenths) => {
      const { token, uniqueId } = await server.addVisitor();
      const [front = Buffer.alloc(0)] = await threePictures();
      const whole = [
        await requestOf('/user/update_kyc', token, formOf(filled, await threePictures())),
        await requestOf('/user/kyc_picture', token, formOf({ side: 'front' }, [front], 'picture')),
      ];
      for (const request of whole) await send(request, Math.floor((request.length * tenths) / 10));
      expect(await server.count('kyc_submission', uniqueId)).toBe(0);
      expect(await server.count('kyc_picture', uniqueId)).toBe(0);
      expect(await server.profile(token)).toMatchObject({ documentStatus: 0, kyc: null });
      expect((await server.submit(token)).status).toBe(200);
    },
  );

  it('would have been kept if it were complete [KYC-074]', async () => {
    const { token, uniqueId } = await server.addVisitor();
    await send(await requestOf('/user/update_kyc', token, formOf(filled, await threePictures())));
    expect(await server.count('kyc_submission', uniqueId)).toBe(1);
  });
});
