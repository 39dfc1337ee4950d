import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Command } from '../../exchange/commands';
import { opened, sealed, type Envelope } from './envelope';
import { createGatewayLine, type GatewayLineOptions, type Transport } from './gatewayLine';
import { createHttpTransport } from './httpTransport';
import { longestOnWayMs, type LineAnswer } from './ownerLine';
import { done, exchangeThat, key, listen, listenRaw, owner, ownerLine } from './testing/owners';

const cancel: Command = { kind: 'order.cancel', trader: 'u-1', order: 'o-1' };

const gatewayTo = (url: string, extras: Partial<GatewayLineOptions> = {}) => {
  const http = createHttpTransport();
  onTestFinished(http.close);
  const line = createGatewayLine({ key, owner: () => ({ owner, url }), transport: http.transport, ...extras });
  return { ...line, abandon: http.abandon };
};

const codeOf = async (outcome: Promise<{ refused?: { code: string } }>): Promise<string | undefined> =>
  (await outcome).refused?.code;

/** What the owner said, if it signed it. */
const contentOf = (answer: LineAnswer): unknown =>
  answer.status === 200 ? opened(key, 'answer', answer.envelope) : undefined;

describe('a command over the line', () => {
  it('is carried out by the owner, and its outcome arrives as it was [OPS-684]', async () => {
    const { line, exchange } = ownerLine();
    const { url } = await listen(line);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => gatewayTo(url).submit(cancel, undefined)));
    expect(outcomes).toStrictEqual(Array.from({ length: 20 }, () => done));
    expect(exchange.submit).toHaveBeenCalledTimes(20);
    expect(exchange.submit).toHaveBeenCalledWith(cancel);
  });

  it('signed with another key, or changed on its way, is not carried out [OPS-685]', async () => {
    const { line, exchange } = ownerLine();
    const { url } = await listen(line);
    const stranger = gatewayTo(url, { key: randomBytes(32) });
    expect(await codeOf(stranger.submit(cancel, undefined))).toBe('unconfirmed');
    await expect(stranger.ask('state', undefined)).rejects.toThrow('not signed with the key of this exchange');
    const envelope = sealed(key, 'question', {
      id: '1',
      owner,
      at: Date.now(),
      kind: 'command',
      asks: { command: cancel },
    });
    const body = Buffer.from(envelope.body);
    body[body.length - 2] = 0x30;
    expect(await line({ ...envelope, body })).toMatchObject({ status: 401 });
    expect(exchange.submit).not.toHaveBeenCalled();
  });

  it('for another owner, or from too long ago, is not carried out [OPS-685]', async () => {
    const { line, exchange } = ownerLine();
    const { url } = await listen(line);
    const meant = { owner: () => ({ owner: 'exchange-0', url }) };
    expect(await codeOf(gatewayTo(url, meant).submit(cancel, undefined))).toBe('unavailable');
    const late = { now: () => Date.now() - longestOnWayMs - 1_000 };
    expect(await codeOf(gatewayTo(url, late).submit(cancel, undefined))).toBe('unavailable');
    expect(exchange.submit).not.toHaveBeenCalled();
  });

  it('that arrives again is carried out once, and has the same outcome [OPS-685]', async () => {
    let at = Date.now();
    let count = 0;
    const exchange = exchangeThat(async () => ({ done: (count += 1) }));
    const { line } = ownerLine({ exchange, now: () => at });
    const ask = (id: string): Envelope =>
      sealed(key, 'question', { id, owner, at, kind: 'command', asks: { command: cancel, session: undefined } });
    const recorded = ask('1');
    const outcomes = await Promise.all([line(recorded), line(recorded)]);
    expect(outcomes.map(contentOf)).toEqual([
      { id: '1', answer: { done: 1 } },
      { id: '1', answer: { done: 1 } },
    ]);
    at += longestOnWayMs - 1;
    expect(contentOf(await line(ask('2')))).toEqual({ id: '2', answer: { done: 2 } });
    expect(contentOf(await line(recorded))).toEqual({ id: '1', answer: { done: 1 } });
    at += 2;
    expect(contentOf(await line(recorded))).toHaveProperty('refused');
    expect(exchange.submit).toHaveBeenCalledTimes(2);
  });

  it('that arrives again after thousands of others is unconfirmed, and not carried out [OPS-685]', async () => {
    const { line, exchange } = ownerLine();
    const ask = (id: string): Envelope =>
      sealed(key, 'question', { id, owner, at: Date.now(), kind: 'command', asks: { command: cancel } });
    const first = ask('first');
    await line(first);
    for (let number = 0; number < 10_000; number += 1) await line(ask(String(number)));
    expect(contentOf(await line(first))).toMatchObject({ answer: { refused: { code: 'unconfirmed' } } });
    expect(exchange.submit).toHaveBeenCalledTimes(10_001);
  });

  it('of a session that has ended is not carried out; sessions are looked up together [OPS-686]', async () => {
    const { line, exchange, heldSessions } = ownerLine();
    const { url } = await listen(line);
    const { submit } = gatewayTo(url);
    expect(await codeOf(submit(cancel, 'ended'))).toBe('session ended');
    expect(exchange.submit).not.toHaveBeenCalled();
    const many = Array.from({ length: 50 }, (_, number) =>
      submit(cancel, number === 7 ? 'ended' : `s-${String(number)}`),
    );
    const outcomes = await Promise.all(many);
    expect(outcomes.filter(({ refused }) => refused)).toHaveLength(1);
    expect(heldSessions.mock.calls.length).toBeLessThan(20);
  });
});

describe('an owner that can not look up sessions', () => {
  it('refuses as unavailable, and carries nothing out [OPS-686]', async () => {
    const heldSessions = async () => Promise.reject(new Error('The database is away.'));
    const { line, exchange } = ownerLine({ heldSessions });
    const { url } = await listen(line);
    expect(await codeOf(gatewayTo(url).submit(cancel, 's-1'))).toBe('unavailable');
    expect(exchange.submit).not.toHaveBeenCalled();
  });
});

describe('a gateway', () => {
  it('refuses as unavailable what it could not send [OPS-687]', async () => {
    const { url, close } = await listen(ownerLine().line);
    await close();
    expect(await codeOf(gatewayTo(url).submit(cancel, undefined))).toBe('unavailable');
    expect(await codeOf(gatewayTo(url, { owner: () => undefined }).submit(cancel, undefined))).toBe('unavailable');
  });

  it('calls unconfirmed what was cut off after it was sent, and never sends it again [OPS-688]', async () => {
    const arrived: string[] = [];
    const url = await listenRaw((socket) => {
      socket.once('data', (data) => {
        arrived.push(data.toString('latin1'));
        socket.destroy();
      });
    });
    const { submit } = gatewayTo(url);
    expect(await codeOf(submit(cancel, undefined))).toBe('unconfirmed');
    expect(await codeOf(submit(cancel, undefined))).toBe('unconfirmed');
    expect(arrived).toHaveLength(2);
  });

  it('calls unconfirmed what is cut off on a connection that was used before [OPS-688]', async () => {
    const { line, exchange } = ownerLine();
    let answered = 0;
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        answered += 1;
        if (answered > 1) request.socket.destroy();
        else
          void line({ body: Buffer.concat(parts), signature: String(request.headers['x-line-signature']) }).then(
            (said) => {
              if (said.status !== 200) return;
              response.writeHead(200, { 'x-line-signature': said.envelope.signature });
              response.end(said.envelope.body);
            },
          );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { submit } = gatewayTo(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    expect(await submit(cancel, undefined)).toMatchObject({ done: { order: { id: 'o-1' } } });
    expect(await codeOf(submit(cancel, undefined))).toBe('unconfirmed');
    expect(answered).toBe(2);
    expect(exchange.submit).toHaveBeenCalledTimes(1);
  });

  it.each(['200 OK', '409 Conflict', '502 Bad Gateway', '503 Service Unavailable'])(
    'calls unconfirmed what somebody without the key answers with %s [OPS-688]',
    async (status) => {
      const url = await listenRaw((socket) => {
        socket.once('data', () => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\n\r\nok`));
      });
      expect(await codeOf(gatewayTo(url).submit(cancel, undefined))).toBe('unconfirmed');
    },
  );

  it('calls unconfirmed what comes back as its own answer, or as another one [OPS-688]', async () => {
    const answers: ((envelope: Envelope) => Envelope)[] = [
      (question) => question,
      () => sealed(key, 'answer', { id: 'another', answer: done }),
      () => {
        const body = Buffer.from('not what Node.js writes');
        return { body, signature: createHmac('sha256', key).update('answer').update(body).digest('hex') };
      },
    ];
    for (const answer of answers) {
      const transport: Transport = async (_, envelope) => ({ became: 'answered', envelope: answer(envelope) });
      expect(await codeOf(gatewayTo('http://127.0.0.1', { transport }).submit(cancel, undefined))).toBe('unconfirmed');
    }
  });

  it('waits no longer than it may, and no longer than the owner is one [OPS-689]', async () => {
    const url = await listenRaw(() => undefined);
    expect(await codeOf(gatewayTo(url, { patience: { command: 50 } }).submit(cancel, undefined))).toBe('unconfirmed');
    const { submit, abandon } = gatewayTo(url);
    const waiting = codeOf(submit(cancel, undefined));
    await vi.waitFor(async () => {
      abandon();
      expect(await Promise.race([waiting, Promise.resolve('waiting')])).not.toBe('waiting');
    });
    expect(['unconfirmed', 'unavailable']).toContain(await waiting);
  });

  it('has a bounded number of commands under way [OPS-689]', async () => {
    const url = await listenRaw(() => undefined);
    const { submit, abandon } = gatewayTo(url, { mostAtOnce: 3 });
    const waiting = Array.from({ length: 3 }, () => codeOf(submit(cancel, undefined)));
    expect(await codeOf(submit(cancel, undefined))).toBe('unavailable');
    abandon();
    await Promise.all(waiting);
    const again = submit(cancel, undefined);
    abandon();
    expect(['unconfirmed', 'unavailable']).toContain(await codeOf(again));
  });
});

describe('an owner that stops', () => {
  it('answers what has arrived and takes no more [OPS-690]', async () => {
    let finish: () => void = () => undefined;
    const exchange = exchangeThat(() => new Promise((resolve) => (finish = () => resolve(done))));
    const { url, close } = await listen(ownerLine({ exchange }).line);
    const { submit } = gatewayTo(url);
    const waiting = submit(cancel, undefined);
    await vi.waitFor(() => expect(exchange.submit).toHaveBeenCalled());
    const closed = close();
    expect(await codeOf(gatewayTo(url).submit(cancel, undefined))).toBe('unavailable');
    finish();
    expect(await waiting).toStrictEqual(done);
    await closed;
  });

  it('does not wait for connections over which nothing comes [OPS-690]', async () => {
    const { url, close } = await listen(ownerLine().line);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    await gatewayTo(url).submit(cancel, undefined);
    const closed = once(socket, 'close');
    await close();
    expect(await closed).toEqual([false]);
  });

  it('answers no other path, and no body beyond its bound [OPS-685]', async () => {
    const { line } = ownerLine();
    const { url } = await listen(line);
    expect((await fetch(url)).status).toBe(404);
    await expect(fetch(`${url}/line`, { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024) })).rejects.toThrow();
    expect((await fetch(`${url}/line`, { method: 'POST', body: 'x' })).status).toBe(401);
  });
});
