import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectClient } from '../../live/testing/liveClient';
import { createOperator } from '../testing/operator';
import { startKyc, type KycTrader } from './testing/kycServer';

/** An exchange and its operator. */
const start = async () => {
  const server = await startKyc(inject('clusterUrl'));
  const { database, clock, secretsKey } = server;
  return { ...server, ...createOperator({ database, now: () => clock.now, secretsKey }) };
};

let server: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const minute = 60_000;

/** A trader whose documents wait for review. */
const addWaiting = async (): Promise<KycTrader> => {
  const trader = await server.addVisitor();
  expect((await server.submit(trader.token)).status).toBe(200);
  return trader;
};

const idOf = async ({ token }: KycTrader): Promise<string> => String((await server.record(token))?.['uniqueId']);

const show = async ({ email }: KycTrader) => server.type('kyc', 'show', email, '--by', 'rita');

/** The KYC entries of the trader's security log, newest first. */
const logged = async ({ token }: KycTrader): Promise<string[]> => {
  const { body } = await server.get('/user/security_log?limit=50', token).then(async (answer) => ({
    body: (await answer.json()) as { data: { kind: string }[] },
  }));
  return body.data.map(({ kind }) => kind).filter((kind) => kind.startsWith('kyc'));
};

describe('an operator', () => {
  it('sees who is waiting, longest first, and for how long [KYC-090]', async () => {
    const alone = await start();
    try {
      expect((await alone.type('kyc', 'list')).lines).toEqual(['No documents are waiting.']);
      const emails: string[] = [];
      for (const wait of [72 * 60, 5 * 60, 7]) {
        alone.clock.now = Date.parse('2026-03-05T12:00:00Z') - wait * minute;
        const trader = await alone.addVisitor();
        emails.push(trader.email);
        await alone.submit(trader.token);
      }
      alone.clock.now = Date.parse('2026-03-05T12:00:00Z');
      const { lines, json } = await alone.type('kyc', 'list');
      expect(lines.map((line) => line.replace(/ {2}\(kyc-\w+\)$/, ''))).toEqual([
        `2026-03-02 12:00:00 UTC  ${emails[0] ?? ''}  waiting for 3 days`,
        `2026-03-05 07:00:00 UTC  ${emails[1] ?? ''}  waiting for 5 hours`,
        `2026-03-05 11:53:00 UTC  ${emails[2] ?? ''}  waiting for 7 minutes`,
      ]);
      expect(json['waiting']).toMatchObject([{ email: emails[0] }, { email: emails[1] }, { email: emails[2] }]);
      await alone.type('kyc', 'show', emails[0] ?? '');
      await alone.type('kyc', 'approve', emails[0] ?? '', '--why', 'Fine');
      expect((await alone.type('kyc', 'list')).lines).toHaveLength(2);
    } finally {
      await alone.close();
    }
  });

  it('sees what was submitted, with a link to each picture [KYC-091]', async () => {
    const trader = await addWaiting();
    const { exit, lines } = await show(trader);
    const link = expect.stringMatching(
      /^ {2}\w+ +https:\/\/exchange\.example\/api\/files\/kyc-review\/[\w-]{43}$/,
    ) as unknown;
    expect([exit, lines]).toEqual([
      0,
      [
        `2026-03-02 12:00:00 UTC  ${trader.email}  (${await idOf(trader)})`,
        '  status    submitted',
        '  name      Augusta Byron',
        '  gender    female',
        '  born      1990-05-17',
        '  country   Singapore',
        '  document  National ID Card',
        '  number    X1234567',
        link,
        link,
        link,
        'Each link opens its photo once and expires after a minute.',
      ],
    ]);
    expect((await server.type('kyc', 'show', 'nobody@example.com')).lines).toEqual([
      'There is no account nobody@example.com.',
    ]);
    const { email } = await server.addVisitor();
    expect((await server.type('kyc', 'show', email)).lines).toEqual([`${email} has submitted no documents.`]);
  });

  it('is told of a number with characters that could be taken for others [KYC-124]', async () => {
    const trader = await server.addVisitor();
    await server.submit(trader.token, { doc_unique_no: 'ХB123' });
    expect((await show(trader)).lines).toContain(
      '  careful   the number is not written in plain letters and figures only',
    );
  });

  it('approves, which shows in the status, the name, an email and the log [KYC-094] [KYC-098]', async () => {
    const trader = await addWaiting();
    const withdraw = async (): Promise<unknown> => {
      const fields = { exchange_id: '1', user_id: 'whoever', currency: 'XDC', amount: '2000' };
      const { body } = await server.post('/user/generate_withdrawal_otp', trader.token, new URLSearchParams(fields));
      return body['message'];
    };
    expect(await withdraw()).toBe('Your KYC is not completed.');
    await show(trader);
    const { exit, lines } = await server.type('kyc', 'approve', trader.email, '--why', 'All fine', '--by', 'rita');
    expect([exit, lines]).toEqual([0, [`${trader.email} is verified and can withdraw. We've emailed them.`]]);
    expect(server.told.at(-2)).toBe(
      `About to approve the documents of ${trader.email}, submitted 2026-03-02 12:00:00 UTC (${await idOf(trader)}).`,
    );
    expect(await server.profile(trader.token)).toMatchObject({
      documentStatus: 2,
      firstName: 'Augusta',
      lastName: 'Byron',
      kyc: { reason: null },
    });
    // The next requirement.
    expect(await withdraw()).toBe('Please enable 2FA.');
    await expect
      .poll(() => server.lettersTo(trader.email, 'kycApproved'))
      .toEqual([{ kind: 'kycApproved', at: new Date(server.clock.now) }]);
    expect(await logged(trader)).toEqual(['kycApproved', 'kycSubmitted']);
    expect((await show(trader)).lines).toContain('  decided   2026-03-02 12:00:00 UTC by rita');
  });

  it('rejects with a reason, which the trader reads in the email and the profile [KYC-095] [KYC-098]', async () => {
    const trader = await addWaiting();
    expect((await server.type('kyc', 'reject', trader.email)).lines[0]).toContain('Say why');
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 1 });
    const reason = 'The back of the document is blurred.';
    const { lines } = await server.type('kyc', 'reject', trader.email, '--reason', reason);
    expect(lines).toEqual([`The documents of ${trader.email} were rejected. We've emailed them the reason.`]);
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 3, firstName: 'Ada', kyc: { reason } });
    await expect.poll(() => server.lettersTo(trader.email, 'kycRejected')).toMatchObject([{ reason }]);
    expect(await logged(trader)).toEqual(['kycRejected', 'kycSubmitted']);
  });

  it('is told that the documents were already decided, and how [KYC-096]', async () => {
    const trader = await addWaiting();
    const id = await idOf(trader);
    const first = await server.type('kyc', 'approve', trader.email, '--why', 'Fine', '--submission', id);
    expect(first.exit).toBe(0);
    expect((await server.operate(`kyc reject ${trader.email}`)).lines).toEqual([
      `${trader.email} has no documents waiting: those submitted 2026-03-02 12:00:00 UTC are already approved.`,
    ]);
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 2 });
  });

  it('decides on what was shown, and not on what replaced it [KYC-096]', async () => {
    const trader = await addWaiting();
    const shown = await idOf(trader);
    await server.submit(trader.token);
    const { exit, lines } = await server.operate(`kyc approve ${trader.email} --submission ${shown}`);
    expect([exit, lines]).toEqual([
      1,
      [
        `${trader.email} has replaced ${shown} with ${await idOf(trader)}, submitted 2026-03-02 12:00:00 UTC. Review that one.`,
      ],
    ]);
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 1 });
  });

  it('approves no documents that nobody has looked at, such as those that replaced what was shown [KYC-100]', async () => {
    const trader = await addWaiting();
    await show(trader);
    await server.submit(trader.token);
    const { exit, lines } = await server.operate(`kyc approve ${trader.email}`);
    expect([exit, lines]).toEqual([
      1,
      [
        `Nobody has looked at the documents of ${trader.email} submitted 2026-03-02 12:00:00 UTC (${await idOf(trader)}). Look at them first: npm run operator -- kyc show ${trader.email}`,
      ],
    ]);
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 1 });
    await show(trader);
    expect((await server.operate(`kyc approve ${trader.email}`)).exit).toBe(0);
  });

  it('of two at once one decides, and the other is told [KYC-096]', async () => {
    const trader = await addWaiting();
    await show(trader);
    const answers = await Promise.all([
      server.operate(`kyc approve ${trader.email}`),
      server.operate(`kyc reject ${trader.email}`),
    ]);
    expect(answers.map(({ exit }) => exit).sort()).toEqual([0, 1]);
    const { documentStatus } = await server.profile(trader.token);
    expect(documentStatus).toBe(answers[0].exit === 0 ? 2 : 3);
    await expect
      .poll(
        () =>
          server.lettersTo(trader.email, 'kycApproved').length + server.lettersTo(trader.email, 'kycRejected').length,
      )
      .toBe(1);
  });

  it('who decides while the trader submits others is told that they were replaced [KYC-096]', async () => {
    const trader = await addWaiting();
    await show(trader);
    const client = await server.database.pool.connect();
    try {
      // The trader's call is in progress: it has locked the trader's row, and the decision waits for it.
      await client.query('begin');
      await client.query('select from trader where unique_id = $1 for update', [trader.uniqueId]);
      const deciding = server.operate(`kyc approve ${trader.email}`);
      await expect
        .poll(async () => {
          const { rows } = await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
          return rows.length;
        })
        .toBeGreaterThan(0);
      await client.query(`update kyc_submission set status = 'replaced' where unique_id = $1`, [trader.uniqueId]);
      await client.query('commit');
      const { exit, lines } = await deciding;
      expect([exit, lines]).toEqual([
        1,
        [
          'The exchange refused this command. The trader has replaced these documents with others. Review those instead. Nothing has changed.',
        ],
      ]);
    } finally {
      client.release();
    }
    expect(await server.profile(trader.token)).toMatchObject({ documentStatus: 1 });
  });

  it('and a trader who submits others at the same time never end up half-way [KYC-096]', async () => {
    for (const round of [1, 2, 3, 4]) {
      const trader = await addWaiting();
      await show(trader);
      const [decided, sent] = await Promise.all([
        server.operate(`kyc approve ${trader.email}`),
        server.submit(trader.token),
      ]);
      const { documentStatus } = await server.profile(trader.token);
      const { rows } = await server.database.pool.query<{ status: string }>(
        'select status from kyc_submission where unique_id = $1 order by number',
        [trader.uniqueId],
      );
      const statuses = rows.map(({ status }) => status);
      // Decided before the new submission, or replaced by it.
      const outcome = [decided.exit, sent.status, documentStatus, ...statuses].join(' ');
      expect(['0 409 2 approved', '1 200 1 replaced submitted'], `round ${String(round)}`).toContain(outcome);
    }
  });
});

describe('a link to a picture', () => {
  const links = async (trader: KycTrader): Promise<string[]> => {
    const { json } = await show(trader);
    return ['front', 'back', 'holding'].map((side) =>
      String(json[side]).replace('https://exchange.example', server.url),
    );
  };

  it('opens it once, and is a 404 afterwards [KYC-092]', async () => {
    const [front = '', back = ''] = await links(await addWaiting());
    expect((await server.get(front, undefined, 'HEAD')).status).toBe(404);
    const opened = await server.get(front);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'referrer-policy': 'no-referrer',
    });
    expect((await opened.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const again = await server.get(front);
    expect([again.status, await again.json()]).toMatchObject([404, { message: "There's no such picture." }]);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await server.get(back)).status));
    expect(statuses.sort()).toEqual([200, 404, 404, 404]);
  });

  it('is a 404 after a minute, if altered, or once the documents were replaced [KYC-092]', async () => {
    const trader = await addWaiting();
    const [front = '', back = '', holding = ''] = await links(trader);
    const other = back.endsWith('A') ? 'B' : 'A';
    for (const changed of [`${back}x`, `${back.slice(0, -1)}${other}`, back.slice(0, -1)])
      expect([changed, (await server.get(changed)).status]).toEqual([changed, 404]);
    server.clock.now += minute - 1;
    expect((await server.get(front)).status).toBe(200);
    server.clock.now += 1;
    expect((await server.get(back)).status).toBe(404);
    server.clock.now -= minute;
    await server.submit(trader.token);
    expect((await server.get(holding)).status).toBe(404);
  });

  it('is stored only as a hash [KYC-092]', async () => {
    const [front = ''] = await links(await addWaiting());
    const token = front.split('/').at(-1) ?? '';
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select encode(token_hash, 'escape') || picture || made_by as text from kyc_picture_link`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  it('is logged when it is opened, with the operator who requested it [KYC-093]', async () => {
    const trader = await addWaiting();
    const [front = '', , holding = ''] = await links(trader);
    const entries = async () => {
      const { json } = await server.type('log', '--last', '1000');
      return (json['actions'] as { words: string }[]).filter(({ words }) => words === `kyc show ${trader.email}`);
    };
    expect(await entries()).toEqual([]);
    await server.get(holding);
    await server.get(holding);
    await server.get(front);
    const id = await idOf(trader);
    expect(await entries()).toMatchObject([
      { who: 'rita', why: `Opened the picture of the front (${id}).` },
      { who: 'rita', why: `Opened the picture of you holding the document (${id}).` },
    ]);
  });
});

it('a decision is pushed to every socket of the trader, and to no one else [KYC-097]', async () => {
  const [trader, other] = [await addWaiting(), await addWaiting()];
  const [one, two, stranger, visitor] = [
    await connectClient(server.url, { token: () => trader.token }),
    await connectClient(server.url, { token: () => trader.token }),
    await connectClient(server.url, { token: () => other.token }),
    await connectClient(server.url),
  ];
  const foreign: string[] = [];
  for (const { socket } of [stranger, visitor])
    socket.onAny((channel: string) => {
      if (channel.startsWith('update-kyc-status')) foreign.push(channel);
    });
  for (const client of [one, two, stranger, visitor]) await client.settle();
  const channel = `update-kyc-status-${trader.uniqueId}`;
  await server.operate(`kyc reject ${trader.email}`);
  for (const client of [one, two]) await expect.poll(() => client.heard(channel)).toEqual([{}]);
  await server.submit(trader.token);
  await show(trader);
  await server.operate(`kyc approve ${trader.email}`);
  for (const client of [one, two]) await expect.poll(() => client.heard(channel)).toEqual([{}, {}]);
  for (const client of [stranger, visitor]) await client.settle();
  expect(foreign).toEqual([]);
});
