import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { outgoingMail, trader } from '../../db/schema';
import { createOperator } from '../testing/operator';
import { startAccounts, type AccountsServer } from './testing/accountsServer';
import { switchingSteps, type SignedIn } from './testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: SignedIn;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000' }, { mailer: undefined });
  steps = switchingSteps(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

const set = (word: string, who = ada) => steps.post('/user/set_anti_phishing_word', { word }, who);
const mailsTo = ({ email }: Pick<SignedIn, 'email'>) =>
  server.database.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email)).orderBy(outgoingMail.id);
const newestTo = async (who: Pick<SignedIn, 'email'>) => (await mailsTo(who)).at(-1);
const wordOf = async ({ uniqueId }: SignedIn) => {
  const [row] = await server.database.db.select().from(trader).where(eq(trader.uniqueId, uniqueId));
  return row?.antiPhishingWord;
};
const refused = {
  status: 400,
  body: { statusCode: 400, code: 'invalid_request', message: 'Use 4 to 20 letters and digits.', field: 'word' },
};
const line = (word: string) => `Your anti-phishing word: ${word}`;

describe('the anti-phishing word', () => {
  it('appears in every later email to its trader, and in no one else’s [PRF-150]', async () => {
    const eve = await steps.newcomer();
    expect(await set('blue heron')).toMatchObject({ status: 200, body: { message: 'Anti-phishing word saved.' } });
    expect(await newestTo(ada)).toMatchObject({ subject: expect.stringContaining('was changed') as string });
    await steps.ask(ada, 'Enable');
    await steps.ask(eve, 'Enable');
    await server.logIn(ada.email, { address: '198.51.100.9', agent: 'Elsewhere' });
    const mails = await mailsTo(ada);
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) for (const part of [text, html]) expect(part).toContain(line('blue heron'));
    for (const { text } of await mailsTo(eve)) expect(text).not.toContain('anti-phishing');
  });

  it('is the new one once it is changed, and gone once it is taken away [PRF-150] [PRF-152]', async () => {
    await set('blue heron');
    await set('grey owl');
    expect((await newestTo(ada))?.text).toContain(line('grey owl'));
    expect(await set('')).toMatchObject({ status: 200, body: { message: 'Anti-phishing word removed.' } });
    expect((await newestTo(ada))?.text).toContain(line('grey owl'));
    expect(await wordOf(ada)).toBeNull();
    await steps.ask(ada, 'Enable');
    expect((await newestTo(ada))?.text).not.toContain('anti-phishing');
  });

  it("is in the last email to an address that is no longer the account's, too [PRF-150]", async () => {
    await set('blue heron');
    const { operate } = createOperator({ database: server.database, now: () => server.clock.now });
    expect(await operate(`account email ${ada.email} new-${ada.email}`)).toMatchObject({ exit: 0 });
    const told = async () => (await newestTo(ada))?.text;
    await expect.poll(told, { timeout: 20_000, interval: 20 }).toContain('another email address from now on');
    expect(await told()).toContain(line('blue heron'));
  });

  it('that is the present one changes nothing and mails nothing [PRF-150]', async () => {
    await set('blue heron');
    await set('blue heron');
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it.each([
    'abc',
    'x'.repeat(21),
    '<b>heron</b>',
    'https://x.y',
    ' heron',
    'a\nbcde',
    'he\u202Eron',
    '    ',
    '\u0301abc',
  ])('is not %j: that is refused, and the one before stays [PRF-152]', async (word) => {
    await set('blue heron');
    expect(await set(word)).toMatchObject(refused);
    expect(await wordOf(ada)).toBe('blue heron');
  });

  it.each(['2026', 'x'.repeat(20), 'Zürich-42', '青い鷺です'])('may be %j [PRF-152]', async (word) => {
    expect((await set(word)).status).toBe(200);
    expect((await newestTo(ada))?.text).toContain(line(word));
  });

  it('of another trader is out of reach [PRF-150]', async () => {
    const eve = await steps.newcomer();
    await set('blue heron');
    await set('', eve);
    expect((await set('evil', { ...eve, token: 'none' })).status).toBe(401);
    expect(await wordOf(ada)).toBe('blue heron');
  });
});
