import { dayMs } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startAccounts, type AccountsServer } from '../../accounts/testing/accountsServer';
import { createOperator } from '../../testing/operator';

let server: AccountsServer;
beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});
afterAll(() => server.close());

const type = (...words: string[]) =>
  createOperator({ database: server.database, now: () => server.clock.now }).type(
    'incident',
    ...words,
    '--why',
    'Seen in the log',
  );

const open = async (title: string): Promise<string> =>
  String((await type('open', title, 'Your coins are safe.')).json['incident']);

const shown = async () => {
  const { body } = await server.get('/status/incidents');
  return body['data'] as { title: string; closedAt: string | null; updates: { text: string }[] }[];
};
const shownAs = async (title: string) => (await shown()).find((one) => one.title === title);

describe('an incident', () => {
  it('is opened, updated and closed for everybody to read, each under a signature [OPR-120] [STS-150]', async () => {
    const { exit, lines, json } = await type('open', 'Charts are late', 'Trading goes on.');
    const id = String(json['incident']);
    expect([exit, lines]).toEqual([0, [`${id}: open, and shown on the status page.`]]);
    const openedAt = new Date(server.clock.now).toISOString();
    expect(await shownAs('Charts are late')).toEqual({
      id,
      title: 'Charts are late',
      openedAt,
      closedAt: null,
      updates: [{ at: openedAt, text: 'Trading goes on.' }],
    });
    server.clock.now += 60_000;
    await type('update', id.toLowerCase(), 'Nearly there.');
    server.clock.now += 60_000;
    expect(await type('close', id, 'On time again.')).toMatchObject({ exit: 0 });
    const closedAt = new Date(server.clock.now).toISOString();
    expect(await shownAs('Charts are late')).toMatchObject({
      openedAt,
      closedAt,
      updates: [{ text: 'Trading goes on.' }, { text: 'Nearly there.' }, { at: closedAt, text: 'On time again.' }],
    });
    expect((await type('list')).lines.join('\n')).toContain(`${id}  closed`);
  });

  it('takes the same words once, and no more words once it is closed [OPR-121]', async () => {
    const id = await open('Mail is slow');
    expect(await type('open', 'Mail is slow', 'Again.')).toMatchObject({
      exit: 1,
      lines: [`${id} is open under this title. Add to it, or close it first.`],
    });
    expect((await type('update', id, 'Half is sent.')).json).toMatchObject({ isRepeat: false });
    expect((await type('update', id, ' Half is sent.\n')).json).toMatchObject({ isRepeat: true });
    expect((await type('close', id, 'All is sent.')).json).toMatchObject({ isRepeat: false });
    expect((await type('close', id, 'All is sent.')).json).toMatchObject({ isRepeat: true });
    expect(await type('update', id, 'More.')).toMatchObject({
      exit: 1,
      lines: ['This incident is closed. Open a new one.'],
    });
    expect((await shownAs('Mail is slow'))?.updates).toHaveLength(3);
    expect(await type('update', 'I-NOPE', 'More.')).toMatchObject({
      exit: 1,
      lines: ['There is no incident I-NOPE.'],
    });
  });

  it.each([
    ['an empty title', ' ', 'Text.'],
    ['a title of two lines', 'One\ntwo', 'Text.'],
    ['a title that is too long', 'a'.repeat(121), 'Text.'],
    ['no text', 'Empty text', ' \n '],
    ['a text that turns the page', 'Turned text', `a${String.fromCodePoint(0x202e)}b`],
    ['a text that is too long', 'Long text', 'a'.repeat(1001)],
  ])('with %s is refused [OPR-122]', async (_, title, text) => {
    expect(await type('open', title, text)).toMatchObject({ exit: 1, lines: [expect.stringContaining('printable')] });
    expect(await shownAs(title.trim())).toBeUndefined();
  });

  it('that is open stays however old it is; one that ended is gone after 90 days, the newest first [STS-150]', async () => {
    server.clock.now += dayMs;
    await open('Never ends');
    server.clock.now += dayMs;
    const id = await open('Ends');
    await type('close', id, 'Over.');
    const titles = async () => (await shown()).map(({ title }) => title);
    expect((await titles()).slice(0, 2)).toEqual(['Ends', 'Never ends']);
    server.clock.now += 90 * dayMs;
    expect((await titles())[0]).toBe('Ends');
    server.clock.now += 1;
    expect(await titles()).toEqual(['Never ends']);
  });
});
