import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { explainFileError } from './db/embedded/host/fileErrors';
import { explain } from './explain';

const refusedWith = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('low'), { code }) });

const failing = (work: () => Promise<unknown>): Promise<unknown> => work().catch((error: unknown) => error);

describe('a start that fails says what is wrong', () => {
  it('with a file that its account may not read', () => {
    const fault = { code: 'EACCES', syscall: 'open', path: '/srv/exchange/secrets.key' };
    expect(explain(Object.assign(new Error('low'), fault))).toBe(
      'This account has no access to /srv/exchange/secrets.key. Use the account that the exchange runs as.',
    );
  });

  it('with a port that needs more permissions', () => {
    const fault = { code: 'EACCES', syscall: 'listen', port: 443 };
    expect(explain(Object.assign(new Error('low'), fault))).toBe(
      "Port 443 needs permissions this account doesn't have. Choose a port above 1024 with PORT.",
    );
  });

  it('with a host that does not exist, or is not this machine', async () => {
    const listenOn = (host: string) => failing(() => once(createServer().listen({ host, port: 0 }), 'listening'));
    expect(explain(await listenOn('exchange.invalid'))).toMatch(
      /^There is no host exchange\.invalid\. Check DATABASE_URL and HOST\.$/,
    );
    expect(explain(await listenOn('192.0.2.1'))).toBe(
      'This machine has no address 192.0.2.1. Choose another one with HOST.',
    );
  });

  it.each([
    ['cannot be reached', Object.assign(new Error('low'), { code: 'EHOSTUNREACH' })],
    ['stays silent', new Error('timeout expired')],
    ['stays silent for the pool', new Error('Connection terminated due to connection timeout')],
    ['hangs up', new Error('Connection terminated unexpectedly')],
  ])('with a database that %s', (_, error) => {
    expect(explain(error)).toBe(
      "The database isn't responding. Check the address in DATABASE_URL and that the server is running.",
    );
  });

  it('with a role or a database that refuses', () => {
    const refusal = (code: string, message: string) =>
      new Error('Failed query: insert … params: secret', { cause: Object.assign(new Error(message), { code }) });
    expect(explain(refusal('42501', 'permission denied for schema public'))).toBe(
      'The database role in DATABASE_URL lacks a permission: permission denied for schema public.',
    );
    expect(explain(refusal('28000', 'no pg_hba.conf entry for host "203.0.113.7"'))).toBe(
      'The database rejected the connection in DATABASE_URL: no pg_hba.conf entry for host "203.0.113.7".',
    );
    expect(explain(refusal('3F000', 'no schema'))).toContain('Set its search_path');
    expect(explain(refusal('57P03', 'starting up'))).toContain('Wait a moment');
    expect(explain(refusal('53300', 'sorry'))).toContain('connection limit');
    expect(explain(refusal('22P05', 'no equivalent in encoding'))).toMatch(/no equivalent in encoding/);
    expect(explain(refusal('22P05', 'no equivalent in encoding'))).not.toContain('secret');
  });
});

describe('a start that cannot write says what to do', () => {
  it('if the disk of the data folder is full [OPS-028]', async () => {
    const full: unknown = await writeFile('/dev/full', 'any').catch((error: unknown) => error);
    expect(explain(explainFileError('/srv/exchange', full))).toBe(
      "The data folder /srv/exchange can't be written to: the disk is full (ENOSPC).\n" +
        'Free some space there, or choose another data folder.',
    );
  });

  it.each([
    ['53100', "The database's disk is full. Free some space, then try again."],
    ['25006', "The database is read-only. Make sure that DATABASE_URL isn't a standby, then try again."],
  ])('if the database refuses with %s [OPS-028]', (code, sentence) => {
    expect(explain(refusedWith(code))).toBe(sentence);
  });
});
