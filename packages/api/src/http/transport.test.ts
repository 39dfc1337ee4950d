import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchWithin, TransportError, uploadWithin, type Upload } from './transport';

const servers: Server[] = [];

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const beginsAnswer: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"statusCode":');
};

const failureOf = (answer: Promise<Response>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (cause: unknown) => (cause instanceof TransportError ? cause.code : cause),
  );

describe('an answer that is there in time', () => {
  it('comes whole, with its status and headers', async () => {
    const url = await serve((_, response) => {
      response.writeHead(422, { 'X-Request-Id': 'r-1' }).end('{"statusCode":422}');
    });
    const response = await fetchWithin(5_000, fetch)(new Request(url));
    expect(response.status).toBe(422);
    expect(response.headers.get('X-Request-Id')).toBe('r-1');
    expect(await response.text()).toBe('{"statusCode":422}');
  });

  it('comes byte by byte, text or not [PRF-136]', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const url = await serve((_, response) => response.end(bytes));
    const response = await fetchWithin(5_000, fetch)(new Request(url));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it.each([204, 205, 304])('may be empty by its nature, as with %i', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end());
    expect(await fetchWithin(5_000, fetch)(new Request(url))).toMatchObject({ status, body: null });
  });
});

describe('an answer that does not come', () => {
  it('is given up after the time that was set [CAL-236]', async () => {
    const url = await serve(() => undefined);
    expect(await failureOf(fetchWithin(20, fetch)(new Request(url)))).toBe('timed-out');
  });

  it('is given up as well when it stops half way [CAL-236]', async () => {
    const url = await serve(beginsAnswer);
    expect(await failureOf(fetchWithin(50, fetch)(new Request(url)))).toBe('timed-out');
  });

  it('is the network, if the connection breaks halfway [CAL-237]', async () => {
    const url = await serve((request, response) => {
      beginsAnswer(request, response);
      setImmediate(() => request.socket.destroy());
    });
    expect(await failureOf(fetchWithin(5_000, fetch)(new Request(url)))).toBe('unreachable');
  });

  it('is the network, if nobody is listening [CAL-237]', async () => {
    const url = await serve(() => undefined);
    const [server] = servers;
    server?.close();
    if (server?.listening) await once(server, 'close');
    expect(await failureOf(fetchWithin(5_000, fetch)(new Request(url)))).toBe('unreachable');
  });
});

describe('a request that is cancelled', () => {
  it('says so while it waits for an answer [CAL-238]', async () => {
    const controller = new AbortController();
    const url = await serve(() => {
      controller.abort();
    });
    expect(await failureOf(fetchWithin(5_000, fetch)(new Request(url, controller)))).toBe('cancelled');
  });

  it('says so while the answer is coming in [CAL-238]', async () => {
    const controller = new AbortController();
    const url = await serve((request, response) => {
      beginsAnswer(request, response);
      setImmediate(() => {
        controller.abort();
      });
    });
    expect(await failureOf(fetchWithin(5_000, fetch)(new Request(url, controller)))).toBe('cancelled');
  });

  it('is not sent at all where that was before it began [CAL-238]', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const request = new Request(url, { signal: AbortSignal.abort() });
    expect(await failureOf(fetchWithin(5_000, fetch)(request))).toBe('cancelled');
    expect(asked).toBe(0);
  });
});

describe('an upload', () => {
  /** Reports progress at intervals, and responds after the last report. */
  const slow =
    (steps: number, everyMs: number): Upload =>
    async ({ signal }, onProgress) => {
      for (let step = 1; step <= steps; step += 1) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        signal.throwIfAborted();
        onProgress(step / steps);
      }
      return Response.json({ statusCode: 200 });
    };
  const request = () => new Request('http://exchange.test/', { method: 'POST', body: 'picture' });

  it('may take longer than the time that was set, as long as something goes out', async () => {
    const told: number[] = [];
    const response = await uploadWithin(60, slow(6, 25))(request(), (fraction) => told.push(fraction));
    expect(response.status).toBe(200);
    expect(told).toHaveLength(6);
  });

  it('is given up once nothing goes out for that time', async () => {
    expect(await failureOf(uploadWithin(20, slow(1, 80))(request(), () => undefined))).toBe('timed-out');
  });
});
