import { orList, partnershipOptions, partnershipTypes, supportQueries } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createOperator } from '../testing/operator';
import { somewhere, startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { sampleRequests } from './testing/sampleRequests';

const { otc, partnership, ticket, erc20, other } = sampleRequests;

const calls = [
  ['/common/otc', otc, { status: 200, message: 'Thank you. The OTC desk will contact you within 12 hours.' }],
  ['/common/partnership', partnership, { status: 200, message: 'Thank you. Our partnership team will contact you.' }],
  ['/common/contact', ticket, { status: 200, message: 'Your support ticket has been submitted.' }],
  ['/user/add_exchange_asset_requests', erc20, { statusCode: 200, message: 'Your asset request has been submitted.' }],
  [
    '/user/add_others_exchange_asset_requests',
    other,
    { statusCode: 200, message: 'Your asset request has been submitted.' },
  ],
] as const;

const unlisted = (field: string, ...accepted: string[]) =>
  `The field ${field} is not valid: it must be ${orList(accepted)}.`;

const operatorEmail = 'support@exchange.example';
const override = String.fromCodePoint(0x202e);

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '1000' });
});
afterAll(() => server.close());

const kept = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from public_request',
  );
  return rows[0]?.count ?? 0;
};

/** The stored fields of a request. */
const keptAs = async (reference: unknown): Promise<unknown> => {
  const { rows } = await server.database.pool.query<{ fields: unknown }>(
    'select fields from public_request where reference = $1',
    [reference],
  );
  return rows[0]?.fields;
};

const desk = () => createOperator({ database: server.database, now: () => server.clock.now });

describe('a request by a public form', () => {
  it.each(calls)('%s is kept and answered [REQ-001]', async (path, fields, answer) => {
    const before = await kept();
    const { status, body } = await server.post(path, fields);
    expect([status, body]).toMatchObject([200, answer]);
    expect(body['reference']).toMatch(/^R-[A-Z2-7]{8}$/);
    expect(await kept()).toBe(before + 1);
    const { exchange_id: _, ...sent } = fields;
    expect(await keptAs(body['reference'])).toEqual(sent);
  });

  it('is the same one when its client sends it again, even at once [REQ-004]', async () => {
    const before = await kept();
    const fields = { ...otc, client_request_id: 'once', email: 'once@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => server.post('/common/otc', fields)));
    answers.push(await server.post('/common/otc', fields));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['reference'])}`)).size).toBe(1);
    expect(await kept()).toBe(before + 1);
    expect(server.lettersTo('once@example.com', 'requestReceived')).toHaveLength(1);
    const changed = await server.post('/common/otc', { ...fields, tradeDetails: 'Something else' });
    expect([changed.status, changed.body]).toEqual([
      409,
      {
        status: 409,
        code: 'conflict',
        message: 'This ID is already used by another request.',
        field: 'client_request_id',
      },
    ]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['/common/otc', { ...otc, name: '' }, 'name', 'This field is required.'],
    ['/common/otc', { ...otc, email: 'ada@example' }, 'email', 'Enter valid email address.'],
    [
      '/common/otc',
      { ...otc, email: 'ada@example.com\r\nBcc: all@example.com' },
      'email',
      'Enter valid email address.',
    ],
    ['/common/otc', { ...otc, mobileNo: '555-0100' }, 'mobileNo', 'Mobile number only accepts number.'],
    ['/common/otc', { ...otc, tradeDetails: ' ' }, 'tradeDetails', 'This field is required.'],
    ['/common/otc', { ...otc, tradeDetails: 'x'.repeat(4001) }, 'tradeDetails', 'Use at most 4000 characters.'],
    ['/common/otc', { ...otc, tradeDetails: `${override}drow` }, 'tradeDetails', "Don't use control characters."],
    ['/common/contact', { ...ticket, mobileNo: '+555' }, 'mobileNo', 'Current field only accepts number.'],
    ['/common/partnership', { ...partnership, description: '' }, 'description', 'This field is required.'],
    [
      '/user/add_exchange_asset_requests',
      { ...erc20, tokenName: 'a\nb' },
      'tokenName',
      "Don't use line breaks or other control characters.",
    ],
    ['/user/add_others_exchange_asset_requests', { ...other, supply: '' }, 'supply', 'This field is required.'],
    ['/common/partnership', { ...partnership, type: 'Banks' }, 'type', unlisted('type', ...partnershipTypes)],
    [
      '/common/partnership',
      { ...partnership, options: 'Sponsorship' },
      'options',
      unlisted('options', ...partnershipOptions),
    ],
    ['/common/contact', { ...ticket, query: 'Lost password' }, 'query', unlisted('query', ...supportQueries)],
    ['/user/add_exchange_asset_requests', { ...erc20, assetType: '2' }, 'assetType', unlisted('assetType', '1')],
    ['/user/add_others_exchange_asset_requests', { ...other, assetType: '3' }, 'assetType', unlisted('assetType', '2')],
  ])('%s with %j is refused at %s: %s [REQ-002] [REQ-005]', async (path, fields, field, message) => {
    const before = await kept();
    const { status, body } = await server.post(path, fields);
    expect([status, body['field'], body['message']]).toEqual([400, field, message]);
    expect(await kept()).toBe(before);
  });

  it('accepts a text of exactly the maximum length, in characters as people count them [REQ-005]', async () => {
    const { status } = await server.post('/common/otc', { ...otc, tradeDetails: '😀'.repeat(4000) });
    expect(status).toBe(200);
  });

  it('that is far too long is refused in plain words, in the shape of its call [REQ-006]', async () => {
    const { status, body } = await server.post('/common/otc', { ...otc, tradeDetails: 'x'.repeat(70_000) });
    expect([status, body['message']]).toEqual([413, 'This is too large to send. Shorten it and try again.']);
  });
});

describe('too many requests', () => {
  it('from one network, or one IPv6 /64, have to wait; repeated and refused ones do not count [REQ-008]', async () => {
    const strict = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '2' });
    const home = { ...somewhere(), address: '2001:db8:1:2::1' };
    const neighbour = { ...home, address: '2001:db8:1:2:ffff::9' };
    const send = (email: string, from = home, more: Record<string, string> = {}) =>
      strict.post('/common/otc', { ...otc, email, ...more }, from);
    const first = { client_request_id: 'first' };
    expect((await send('a@example.com', home, first)).status).toBe(200);
    expect((await send('a@example.com', home, first)).status).toBe(200);
    for (let one = 0; one < 3; one += 1) expect((await send('no address')).status).toBe(400);
    expect((await send('b@example.com', neighbour)).status).toBe(200);
    const third = await send('c@example.com');
    expect([third.status, third.body]).toEqual([
      429,
      { status: 429, code: 'too_many_requests', message: 'Too many requests. Wait a moment and try again.' },
    ]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('c@example.com', neighbour)).status).toBe(429);
    expect((await send('c@example.com', { ...home, address: '2001:db8:1:3::1' })).status).toBe(200);
    await strict.close();
  });

  it('with one email address are all accepted, but acknowledged only up to the limit [REQ-018]', async () => {
    const strict = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '2' });
    const email = 'victim@example.com';
    for (const typed of [email, 'Victim@Example.com', email, email]) {
      const { status, body } = await strict.post('/common/otc', { ...otc, email: typed });
      expect([status, body['reference']]).toEqual([200, expect.stringMatching(/^R-/)]);
    }
    const acknowledged = strict.sent.filter(({ letter }) => letter.kind === 'requestReceived');
    expect(acknowledged.map(({ to }) => to.toLowerCase())).toEqual([email, email]);
    expect(strict.lettersTo(operatorEmail, 'requestArrived')).toHaveLength(4);
    await strict.close();
  });
});

describe('an operator who answers requests', () => {
  const arrive = async (email: string): Promise<string> => {
    const { body } = await server.post('/common/contact', { ...ticket, email, description: 'Line one\nline two' });
    return String(body['reference']);
  };

  it('lists and reads them, with strangers’ input made harmless [REQ-010]', async () => {
    const reference = await arrive('list@example.com');
    const { operate } = desk();
    await server.database.pool.query(
      `update public_request set fields = jsonb_set(fields, '{description}', $1) where reference = $2`,
      [JSON.stringify(`a${String.fromCodePoint(27)}[2J${override}b`), reference],
    );
    expect((await operate('requests list')).lines.join('\n')).toContain(`${reference}  open`);
    const shown = (await operate(`requests show ${reference.toLowerCase()}`)).lines.join('\n');
    expect(shown).toContain(String.raw`a\u{1b}[2J\u{202e}b`);
    expect(shown).toContain('Support ticket: OTP Issue');
    expect((await operate('requests show R-NONE')).lines).toEqual(['There is no request R-NONE.']);
  });

  it('answers one, which the exchange emails in the thread, once [REQ-011]', async () => {
    const reference = await arrive('answered@example.com');
    const { type, operate } = desk();
    const answer = await type('requests', 'answer', reference, 'Resend it.\n\nIt works now.', '--why', 'Ticket 4711');
    expect(answer).toMatchObject({ exit: 0, json: { outcome: 'done', reference } });
    await expect
      .poll(() => server.lettersTo('answered@example.com', 'requestAnswered'), { timeout: 20_000 })
      .toMatchObject([{ reference, said: 'Resend it.\n\nIt works now.' }]);
    const shown = (await operate(`requests show ${reference}`)).lines.join('\n');
    expect(shown).toMatch(/answered[\s\S]*Answered .* by ada[\s\S]*It works now\./);
    const { rows } = await server.database.pool.query<{ why: string }>(
      `select why from operator_action where words like '%requests answer%'`,
    );
    expect(rows).toEqual([{ why: 'Ticket 4711' }]);
  });

  it('sees requests and answers in one email thread with stable IDs [REQ-011]', async () => {
    const mailing = await startAccounts(inject('clusterUrl'), {}, { mailer: undefined });
    const { body } = await mailing.post('/common/contact', ticket);
    const reference = String(body['reference']);
    const operator = createOperator({ database: mailing.database, now: () => mailing.clock.now });
    await operator.type('requests', 'answer', reference, 'Resend it.', '--why', 'x');
    const idOf = (id: string) => `<request-${reference}${id}@exchange.example>`;
    await expect
      .poll(
        async () => {
          const { rows } = await mailing.database.pool.query<{ id: string; to: string | null }>(
            'select message_id as id, in_reply_to as "to" from outgoing_mail order by outgoing_mail.id',
          );
          return rows.map(({ id, to }) => [id, to]);
        },
        { timeout: 20_000 },
      )
      .toEqual([
        [idOf('-arrived'), null],
        [idOf(''), null],
        [idOf('-answer-1'), idOf('')],
      ]);
    await mailing.close();
  });

  it('closes one, which then can’t be answered [REQ-012]', async () => {
    const reference = await arrive('closed@example.com');
    const { type, operate } = desk();
    expect((await operate(`requests close ${reference}`)).lines).toEqual([`${reference}: closed.`]);
    expect((await operate(`requests close ${reference}`)).json).toMatchObject({ isRepeat: true });
    const late = await type('requests', 'answer', reference, 'Too late', '--why', 'x');
    expect([late.exit, late.lines]).toEqual([1, ['This request is closed.']]);
    expect((await operate('requests list closed')).lines.join('\n')).toContain(reference);
  });
});
