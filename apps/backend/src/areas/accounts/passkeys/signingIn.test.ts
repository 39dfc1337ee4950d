import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { trader } from '#db/schema';
import { minute, somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';
import { passkeySteps } from '../testing/passkeySteps';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let keys: ReturnType<typeof passkeySteps>;
let ada: SignedIn;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000', ADDRESS_TRIES: '4', CODE_TRIES: '3' });
  steps = switchingSteps(server);
  keys = passkeySteps(server, steps);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

type Held = Awaited<ReturnType<typeof keys.added>>;

const isIn = { status: 200, body: { message: 'Login successfully.' } };
const notAccepted = {
  status: 401,
  body: { code: 'wrong_credentials', message: "This passkey wasn't accepted." },
};

const change = (values: Partial<typeof trader.$inferInsert>) =>
  server.database.db.update(trader).set(values).where(eq(trader.uniqueId, ada.uniqueId));

describe('a sign-in with a passkey', () => {
  it('names its trader, and is a session like any other [ACC-323]', async () => {
    const held = await keys.added(ada);
    const answer = await keys.signIn(ada, held);
    expect(answer).toMatchObject({ status: 200, body: { uniqueId: ada.uniqueId, email: ada.email, tfaStatus: 0 } });
    const token = String(answer.body['token']);
    const { body } = await server.get('/user/sessions', { exchange_id: '1' }, ada.home, token);
    expect((body['data'] as { isCurrent: boolean }[]).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('needs no code, neither of the app nor for a new device, which is known from then on [ACC-323]', async () => {
    const secret = await steps.enable(ada);
    const held = await keys.added(ada, 'Phone', { code: server.appCode(0, secret) });
    const away = somewhere();
    expect(await keys.signIn(ada, held, {}, away)).toMatchObject(isIn);
    expect(server.lettersTo(ada.email, 'newDevice')).toMatchObject([{ device: away.agent, address: away.address }]);
    expect(await server.logIn(ada.email, away, { otp: server.appCode(1, secret) })).toMatchObject(isIn);
  });

  it.each([
    ['from another page', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without its user', { isVerified: false }],
    ["in another trader's name", { userHandle: 'u-1' }],
    ["in nobody's name", { userHandle: '' }],
  ])('%s is refused [ACC-324]', async (_, said) => {
    const held = await keys.added(ada);
    expect(await keys.signIn(ada, held, said, somewhere())).toMatchObject(notAccepted);
    expect(await keys.signIn(ada, held)).toMatchObject(isIn);
  });

  it('is refused whose answer was used before, and whose question was asked for something else [ACC-324]', async () => {
    const held = await keys.added(ada);
    const answer = keys.answer(held, ada, await keys.askToSignIn(ada.home), {});
    expect(await keys.signInWith(answer, ada.home)).toMatchObject(isIn);
    expect(await keys.signInWith(answer, somewhere())).toMatchObject(notAccepted);
    const toConfirm = keys.answer(held, ada, await keys.askToConfirm(ada), {});
    expect(await keys.signInWith(toConfirm, somewhere())).toMatchObject(notAccepted);
    const late = keys.answer(held, ada, await keys.askToSignIn(ada.home), {});
    server.clock.now += 5 * minute + 1;
    expect(await keys.signInWith(late, somewhere())).toMatchObject(notAccepted);
  });

  it('counts once only, if the same answer arrives twice at the same time [ACC-324]', async () => {
    const held = await keys.added(ada);
    const answer = keys.answer(held, ada, await keys.askToSignIn(ada.home), {});
    const answers = await Promise.all([keys.signInWith(answer, ada.home), keys.signInWith(answer, ada.home)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    ['stands still', 5],
    ['goes back', 4],
    ['is back at zero', 0],
  ])('whose counter %s is refused, as from a copied key [ACC-324]', async (_, counter) => {
    const held = await keys.added(ada);
    expect(await keys.signIn(ada, held, { counter: 5 })).toMatchObject(isIn);
    expect(await keys.signIn(ada, held, { counter }, somewhere())).toMatchObject(notAccepted);
    expect(await keys.signIn(ada, held, { counter: 6 })).toMatchObject(isIn);
  });

  it('works again and again where the device has no counter [ACC-323]', async () => {
    const held = await keys.added(ada);
    for (const _ of [1, 2]) expect(await keys.signIn(ada, held, { counter: 0 })).toMatchObject(isIn);
  });

  it('that fails is in the log of its trader [ACC-324]', async () => {
    const held = await keys.added(ada);
    await keys.signIn(ada, held, { isVerified: false }, somewhere());
    const { body } = await server.get('/user/security_log', { exchange_id: '1' }, ada.home, ada.token);
    expect((body['data'] as { kind: string }[])[0]?.kind).toBe('passkeyRefused');
  });

  it('waits where others do: for a verified email, and for a new password [ACC-325]', async () => {
    const held = await keys.added(ada);
    await change({ isVerified: false });
    expect(await keys.signIn(ada, held)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });
    await change({ isVerified: true, isPasswordExpired: true });
    expect(await keys.signIn(ada, held)).toMatchObject({
      status: 403,
      body: { message: 'Your password has expired. Sign in with it to choose a new one.' },
    });
  });

  it('leaves an account on hold where it is [ACC-325]', async () => {
    const held = await keys.added(ada);
    await change({ frozenAt: new Date(server.clock.now) });
    const token = String((await keys.signIn(ada, held)).body['token']);
    const frozen: SignedIn = { ...ada, token };
    expect(await keys.askToAdd(frozen)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is no way to guess on at a confirmation: wrong ones are counted, until a right one [ACC-372]', async () => {
    const held = await keys.added(ada);
    const statuses = async (tries: number, said: { isVerified?: boolean }) => {
      const seen: number[] = [];
      for (let count = 0; count < tries; count += 1) seen.push((await keys.confirm(ada, held, said)).status);
      return seen;
    };
    expect(await statuses(2, { isVerified: false })).toEqual([400, 400]);
    expect(await statuses(4, {})).toEqual([200, 200, 200, 200]);
    expect((await statuses(4, { isVerified: false })).at(-1)).toBe(429);
    expect(await statuses(1, {})).toEqual([429]);
  });

  it('must wait after too many failed ones from the same network; right ones count for nothing [ACC-326]', async () => {
    const held: Held = await keys.added(ada);
    for (let count = 0; count < 6; count += 1) expect(await keys.signIn(ada, held)).toMatchObject(isIn);
    for (let count = 0; count < 4; count += 1) await keys.signIn(ada, held, { isVerified: false });
    expect((await keys.signIn(ada, held)).status).toBe(429);
    expect(await keys.signIn(ada, held, {}, somewhere())).toMatchObject(isIn);
  });
});
