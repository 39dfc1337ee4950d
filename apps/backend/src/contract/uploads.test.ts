import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { answerErrors } from '../http/errors';
import { readBodies } from '../http/newServer';
import { sendRaw } from '../http/testing/rawConnection';
import { readContract } from './document';
import type { Handlers, TraderHandlers, UploadedFile } from './handlers';
import { contractRoutes } from './routes';

const limits = { fieldBytes: 64 * 1024, uploadBytes: 12 * 1024 * 1024, uploadsAtOnce: 3, uploadStallMs: 15_000 };
const megabyte = 1024 * 1024;
const token = 'token-of-ada';

interface Received {
  fields: unknown;
  files: readonly UploadedFile[];
}

let app: FastifyInstance;
let received: Received | undefined;
let asked = 0;

const answered = { statusCode: 200, message: 'Done.' };

const take = ({ body, files }: { body: unknown; files: readonly UploadedFile[] }) => {
  received = { fields: body, files };
  return answered;
};

const handlers: Handlers = { forgotPassword: take };
const traderHandlers: TraderHandlers = { submitKyc: take, updateUser: take, placeOrder: take, placeSwapOrder: take };

const listen = async (given: Partial<typeof limits> = {}): Promise<FastifyInstance> => {
  const listening = fastify();
  answerErrors(listening);
  await readBodies(listening);
  contractRoutes(listening, {
    document: readContract(),
    handlers,
    traderHandlers,
    objections: {},
    traderOf: async ({ headers }) => {
      asked += 1;
      const [, name] = /^token-of-(\w+)$/.exec(headers.authorization ?? '') ?? [];
      return name === undefined ? undefined : { uniqueId: name, email: `${name}@example.com`, session: 's-1' };
    },
    limits: { ...limits, ...given },
    callsAtOnce: 0,
    isStrict: true,
  });
  await listening.listen({ host: '127.0.0.1', port: 0 });
  return listening;
};

beforeAll(async () => {
  app = await listen();
});

afterAll(() => app.close());

interface Picture {
  name?: string;
  bytes: number;
  type?: string;
  field?: string;
}

const kycFields = {
  exchange_id: '1',
  user_id: 'u-1',
  first_name: 'Ada',
  last_name: 'Field',
  gender: '0',
  dob: '1990-01-31',
  doc_unique_no: 'X1',
  country_id: 'SG',
  doc_type_id: 'passport',
};

const formOf = (fields: Record<string, string>, pictures: Picture[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field = 'doc_image', name = 'picture.jpg', bytes, type = 'image/jpeg' } of pictures)
    form.append(field, new Blob([Buffer.alloc(bytes, name)], { type }), name);
  return form;
};

const post = async (path: string, form: FormData, authorization: string | undefined = token) => {
  received = undefined;
  // As bytes, so that the content length is sent.
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': String(encoded.headers.get('content-type')),
      ...(authorization !== '' && { authorization }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

const submit = (pictures: Picture[]) => post('/user/update_kyc', formOf(kycFields, pictures));
const three = (bytes: number): Picture[] => ['front', 'back', 'face'].map((name) => ({ name: `${name}.jpg`, bytes }));

const headOf = (path: string, headers: Record<string, string>): string => {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' };

describe('a call that takes files', () => {
  it('gets the field, name, type and bytes of each in order, and other fields separately [OPS-200]', async () => {
    expect(await submit(three(5))).toEqual({ status: 200, body: answered });
    expect(received?.fields).toEqual(kycFields);
    expect(received?.files).toEqual(
      ['front.jpg', 'back.jpg', 'face.jpg'].map((fileName) => ({
        fieldName: 'doc_image',
        fileName,
        type: 'image/jpeg',
        data: Buffer.alloc(5, fileName),
      })),
    );
  });

  it('works without files if the contract does not require them [OPS-200]', async () => {
    const fields = {
      user_id: 'u-1',
      firstName: 'Ada',
      lastName: 'Field',
      postal_code: '1',
      mobile_isd: '+65',
      mobile_no: '12345678',
      city: 'Singapore',
      address: 'Road 1',
      state: 'Singapore',
      country_id: 'SG',
      country: 'Singapore',
    };
    expect((await post('/user/update_user', formOf(fields, []))).status).toBe(200);
    const picture = { field: 'profile_image', bytes: 9, type: 'image/png', name: 'me.png' };
    expect((await post('/user/update_user', formOf(fields, [picture]))).status).toBe(200);
    expect(received?.files).toMatchObject([{ fieldName: 'profile_image', fileName: 'me.png', type: 'image/png' }]);
  });

  it('accepts files up to the size limit, and names the field of one that is larger [OPS-203]', async () => {
    expect((await submit(three(3 * megabyte - 1))).status).toBe(200);
    expect(await submit([...three(9).slice(1), { bytes: 3 * megabyte }])).toEqual({
      status: 413,
      body: { statusCode: 413, code: 'invalid_request', message: 'Each photo must be under 3 MB.', field: 'doc_image' },
    });
    expect(received).toBeUndefined();
  });

  it.each([
    ['too few', three(5).slice(1), 'doc_image'],
    ['too many', [...three(5), { bytes: 5 }], 'doc_image'],
    ['one in a field of text', [...three(5), { bytes: 5, field: 'first_name' }], 'first_name'],
  ])('refuses %s by the name of the field [OPS-203]', async (_, pictures, field) => {
    const { status, body } = await submit(pictures);
    expect([status, body['field']]).toEqual([400, field]);
    expect(received).toBeUndefined();
  });

  it('refuses text in a file field [OPS-203]', async () => {
    const form = formOf(kycFields, three(5).slice(1));
    form.append('user_documation_verification_id', 'a\0b');
    expect((await post('/user/update_kyc', form)).status).toBe(400);
  });

  it('asks for the token before any of the body has arrived [OPS-201]', async () => {
    const head = headOf('/user/update_kyc', { ...multipart, 'Content-Length': String(9 * megabyte) });
    expect(await sendRaw(app, head)).toMatchObject({ status: 401, body: { message: 'please login again' } });
  });

  it('refuses a body that is too long before any of it has arrived [OPS-203]', async () => {
    const length = { 'Content-Length': String(limits.uploadBytes + 1), Authorization: token };
    const head = headOf('/user/update_kyc', { ...multipart, ...length });
    expect(await sendRaw(app, head)).toMatchObject({ status: 413, headers: { connection: 'close' } });
  });
});

describe('uploads in progress', () => {
  const others = 'token-of-bea';

  // The last test's uploads may not have freed their places yet.
  beforeEach(async () => {
    await app.close();
    app = await listen();
  });

  /** Sends an upload except for its last bytes. */
  const holdBack = async (authorization: string) => {
    const encoded = new Response(formOf(kycFields, three(5)));
    const type = String(encoded.headers.get('content-type'));
    const body = Buffer.from(await encoded.arrayBuffer());
    const length = { 'Content-Length': String(body.length) };
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(headOf('/user/update_kyc', { 'Content-Type': type, ...length, Authorization: authorization }));
    socket.write(body.subarray(0, -9));
    return { socket, rest: body.subarray(-9) };
  };

  /** One upload for each token, all of them admitted. */
  const hold = async (...tokens: string[]) => {
    const before = asked;
    const held = await Promise.all(tokens.map(holdBack));
    await expect.poll(() => asked).toBe(before + tokens.length);
    return held;
  };

  /** Sends only the headers of the next upload. */
  const next = (authorization: string) => {
    const headers = { ...multipart, 'Content-Length': String(9 * megabyte), Authorization: authorization };
    return sendRaw(app, headOf('/user/update_kyc', headers));
  };

  const statusOf = async (authorization: string): Promise<number> =>
    (await post('/user/update_kyc', formOf(kycFields, three(5)), authorization)).status;

  it('are two for each trader; a third is refused before its body arrives [OPS-420]', async () => {
    await hold(token, token);
    await expect.poll(() => statusOf(token)).toBe(429);
    const message = "You're already sending files. Wait for them to arrive and try again.";
    expect(await next(token)).toMatchObject({ status: 429, headers: { 'retry-after': '5' }, body: { message } });
    expect(await statusOf(others)).toBe(200);
  });

  it('are limited for all traders together [OPS-420]', async () => {
    await hold(token, token, others);
    await expect.poll(() => statusOf('token-of-cyd')).toBe(503);
    const message = 'Too many files are being sent right now. Nothing has been saved. Try again in a moment.';
    expect(await next(others)).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { message } });
    const fields = formOf({ email: 'ada@example.com', exchange_id: '1' }, []);
    expect((await post('/user/forgot_password', fields)).status).toBe(200);
  });

  it.each<[string, (held: Awaited<ReturnType<typeof holdBack>>) => void]>([
    ['answered', ({ socket, rest }) => socket.write(rest)],
    ['refused', ({ socket, rest }) => socket.write(rest.map(() => 0))],
    ['cut off', ({ socket }) => socket.resetAndDestroy()],
    ['given up', ({ socket }) => socket.end()],
  ])('make room for others once they are %s [OPS-421]', async (_, end) => {
    for (let round = 0; round < 2; round += 1) {
      const held = await hold(token, token);
      await expect.poll(() => statusOf(token)).toBe(429);
      for (const one of held) end(one);
      await expect.poll(() => statusOf(token)).toBe(200);
    }
  });
});

describe('an upload that stops arriving', () => {
  const startSlow = async (stallMs: number) => {
    received = undefined;
    const slow = await listen({ uploadStallMs: stallMs });
    onTestFinished(() => slow.close());
    const encoded = new Response(formOf(kycFields, three(200_000)));
    const type = String(encoded.headers.get('content-type'));
    const body = Buffer.from(await encoded.arrayBuffer());
    const length = { 'Content-Length': String(body.length) };
    return { slow, body, head: headOf('/user/update_kyc', { 'Content-Type': type, ...length, Authorization: token }) };
  };

  it('is answered 408, saves nothing and makes room for the next [OPS-425]', async () => {
    const { slow, head, body } = await startSlow(150);
    const start = head + body.subarray(0, 150_000).toString('latin1');
    for (let round = 0; round < 3; round += 1)
      expect(await sendRaw(slow, start)).toMatchObject({
        status: 408,
        headers: { connection: 'close' },
        body: { message: 'Your files stopped arriving. Nothing has been saved. Check your connection and try again.' },
      });
    expect(received).toBeUndefined();
  });

  it('is given any number of windows as long as a little arrives in each [OPS-425]', async () => {
    const stallMs = 600;
    const { slow, head, body } = await startSlow(stallMs);
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(head);
    const step = Math.ceil(body.length / 20);
    for (let sent = 0; sent < body.length; sent += step) {
      socket.write(body.subarray(sent, sent + step));
      await new Promise((resolve) => setTimeout(resolve, stallMs / 6));
    }
    await expect.poll(() => received?.files).toHaveLength(3);
  });
});

describe('every other call', () => {
  it.each(['/user/forgot_password', '/trade/new_order', '/trade/new_order_swap'])(
    '%s refuses a file [OPS-202]',
    async (path) => {
      const form = formOf({ email: 'ada@example.com', exchange_id: '1' }, [{ bytes: 20 }]);
      expect(await post(path, form)).toEqual({
        status: 400,
        body: { statusCode: 400, code: 'invalid_request', message: "This call doesn't accept files." },
      });
      expect(received).toBeUndefined();
    },
  );

  it('refuses a file at its first line, without waiting for the rest [OPS-202]', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="f"; filename="f.jpg"\r\n\r\nfirst bytes';
    const chunk = `${part.length.toString(16)}\r\n${part}\r\n`;
    const head = headOf('/user/forgot_password', { ...multipart, 'Transfer-Encoding': 'chunked' });
    expect(await sendRaw(app, head + chunk)).toMatchObject({
      status: 400,
      headers: { connection: 'close' },
      body: { message: "This call doesn't accept files." },
    });
  });

  it('refuses a body that is too long for fields before any of it has arrived [OPS-202]', async () => {
    const head = headOf('/user/forgot_password', { ...multipart, 'Content-Length': String(limits.fieldBytes + 1) });
    expect((await sendRaw(app, head)).status).toBe(413);
  });

  it('accepts fields in a multipart body, as long as they are short [OPS-204]', async () => {
    const email = 'ada@example.com';
    expect((await post('/user/forgot_password', formOf({ email, exchange_id: '1' }, []))).status).toBe(200);
    expect(received?.fields).toEqual({ email, exchange_id: '1' });
    const chunk = `--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n${'x'.repeat(limits.fieldBytes)}\r\n`;
    const chunked = `${chunk.length.toString(16)}\r\n${chunk}\r\n5\r\n--b--\r\n0\r\n\r\n`;
    const head = headOf('/user/forgot_password', { ...multipart, 'Transfer-Encoding': 'chunked' });
    expect((await sendRaw(app, head + chunked)).status).toBe(413);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--b--'],
    ['with another boundary', 'multipart/form-data; boundary=c', '--b\r\n\r\n--b--'],
    ['cut short', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nada'],
    ['with a name of every object', 'multipart/form-data; boundary=b', partOf('__proto__', 'x')],
    ['with a NUL', 'multipart/form-data; boundary=b', partOf('email', 'a\0')],
    ['with bytes that are no text', 'multipart/form-data; boundary=b', Buffer.from(partOf('email', '\xff'), 'latin1')],
  ])('refuses a multipart body %s [OPS-205]', async (_, type, payload) => {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/user/forgot_password', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: "We couldn't read the request.",
    });
  });

  it('has its trader looked up once [OPS-201]', async () => {
    asked = 0;
    await submit(three(5));
    expect(asked).toBe(1);
  });
});

function partOf(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`;
}
