import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../accounts/testing/accountsServer';
import { sampleRequests } from './testing/sampleRequests';
import { createOperator } from '../testing/operator';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { REQUEST_TRIES: '1000' });
});
afterAll(() => server.close());

const desk = () => createOperator({ database: server.database, now: () => server.clock.now });

const arrive = async (): Promise<string> => {
  const { body } = await server.post('/common/contact', sampleRequests.ticket);
  return String(body['reference']);
};

const answer = (reference: string, said: string) =>
  desk().type('requests', 'answer', reference, said, '--why', 'Ticket 4711');

/** What is to be mailed, or was. */
const answersTo = async (reference: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ said: string }>(
    `select said from due_work join request_reply on request_reply.id = (payload ->> 'reply')::bigint
     join public_request on public_request.id = request_id
     where due_work.kind = 'request.answer' and reference = $1 order by request_reply.id`,
    [reference],
  );
  return rows.map(({ said }) => said);
};

describe('an answer to a request', () => {
  it('is not emailed again when repeated, and says so; a different one is emailed [REQ-013]', async () => {
    const reference = await arrive();
    expect(await answer(reference, 'Resend it.')).toMatchObject({ exit: 0, json: { isRepeat: false } });
    expect(await answer(reference, ' Resend it.\n')).toEqual({
      exit: 0,
      lines: [`${reference} already has this answer, by ada at 2026-03-02 12:00:00 UTC. It isn't emailed again.`],
      json: { outcome: 'done', reference, isRepeat: true },
    });
    expect((await answer(reference, 'It works now.')).json).toMatchObject({ isRepeat: false });
    expect((await answer(reference, 'Resend it.')).json).toMatchObject({ isRepeat: true });
    expect(await answersTo(reference)).toEqual(['Resend it.', 'It works now.']);
    expect((await answer(await arrive(), 'Resend it.')).json).toMatchObject({ isRepeat: false });
  });

  it('still counts as a repeat once the request is closed [REQ-013]', async () => {
    const reference = await arrive();
    await answer(reference, 'Resend it.');
    await desk().operate(`requests close ${reference}`);
    expect(await answer(reference, 'Resend it.')).toMatchObject({ exit: 0, json: { isRepeat: true } });
    expect(await answer(reference, 'Another.')).toMatchObject({ exit: 1, lines: ['This request is closed.'] });
  });

  it('is emailed once if several operators type it at once [REQ-013]', async () => {
    const reference = await arrive();
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(reference, 'Resend it.')));
    expect(answers.filter(({ json }) => json['isRepeat'] === false)).toHaveLength(1);
    expect(await answersTo(reference)).toEqual(['Resend it.']);
  });

  it('waits for another operator who is answering the same request, and then sees that answer [REQ-013]', async () => {
    const reference = await arrive();
    const colleague = await server.database.pool.connect();
    await colleague.query('begin');
    await colleague.query('select 1 from public_request where reference = $1 for update', [reference]);
    const mine = answer(reference, 'Resend it.');
    await expect
      .poll(async () => {
        const { rows } = await server.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await colleague.query(`update public_request set status = 'closed' where reference = $1`, [reference]);
    await colleague.query('commit');
    colleague.release();
    expect(await mine).toMatchObject({ exit: 1, lines: ['This request is closed.'] });
    expect(await answersTo(reference)).toEqual([]);
  });

  const notPrintable = 'An answer has 1 to 4000 printable characters, and may have several lines.';

  it.each([
    ['no text', ' \n '],
    ['a control character', `a${String.fromCodePoint(0x1b)}[2Jb`],
    ['a mark that turns the text', `a${String.fromCodePoint(0x202e)}b`],
    ['an isolate', `a${String.fromCodePoint(0x2067)}b`],
    ['nothing that can be seen', String.fromCodePoint(0x200b)],
    ['one character too many', '🙂'.repeat(4001)],
  ])('is refused with %s [REQ-014]', async (_what, said) => {
    const reference = await arrive();
    expect(await answer(reference, said)).toMatchObject({ exit: 1, lines: [notPrintable] });
    expect(await answersTo(reference)).toEqual([]);
  });

  it('is measured in characters as people count them, and may have several lines and any script [REQ-014]', async () => {
    const said = `Line one\n\n\tשלום، مرحبا\n${'🙂'.repeat(3970)}`;
    const reference = await arrive();
    expect(await answer(reference, said)).toMatchObject({ exit: 0 });
    expect(await answersTo(reference)).toEqual([said]);
  });
});

it('a shortened list says how many more there are [REQ-015]', async () => {
  const references: string[] = [];
  for (let one = 0; one < 4; one += 1) references.push(await arrive());
  for (const reference of references) await desk().operate(`requests close ${reference}`);
  const { json } = await desk().operate('requests list closed');
  const total = Number(json['total']);
  const cut = await desk().operate(`requests list closed --last ${total - 1}`);
  expect(cut.lines).toHaveLength(total);
  expect(cut.lines.at(-1)).toBe(`and 1 more request: --last ${total} shows all.`);
  expect(cut.json).toMatchObject({ total });
  const more = await desk().operate('requests list closed --last 1');
  expect(more.lines.at(-1)).toBe(`and ${total - 1} more requests: --last ${total} shows all.`);
  const whole = await desk().operate(`requests list closed --last ${total}`);
  expect(whole.lines.join('\n')).not.toContain('more request');
});
