import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { somewhere, startAccounts, type AccountsServer, type Answer } from '../testing/accountsServer';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: SignedIn;
let key: string;
let codes: string[];

/** Turns the app on, and returns the codes that come with it. */
const enabled = async (who: SignedIn): Promise<string[]> => {
  await steps.begun(who, 'Enable');
  key = String(await steps.secretOf(who));
  const { body } = await steps.turn(who, server.appCode(0, key));
  server.clock.now += 30_000;
  return body['recoveryCodes'] as string[];
};

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'), { MAIL_TRIES: '1000', LOGIN_TRIES: '1000', CODE_TRIES: '5' });
  steps = switchingSteps(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
  codes = await enabled(ada);
});

const first = (): string => codes[0] ?? '';

const signIn = (recoveryCode: string, from = ada.home): Promise<Answer> =>
  server.logIn(ada.email, from, { recoveryCode });

const make = (who: SignedIn, code: string): Promise<Answer> =>
  steps.post('/user/recovery_codes', { unique_id: who.uniqueId, code }, who);

const left = async (): Promise<unknown> => {
  const { body } = await steps.post('/user/user_profile', { user_id: ada.uniqueId }, ada);
  return (body['data'] as { recoveryCodesLeft: unknown }).recoveryCodesLeft;
};

const isIn = { status: 200, body: { message: 'Login successfully.' } };
const refused = {
  status: 401,
  body: {
    statusCode: 401,
    code: 'wrong_two_factor_code',
    message: "This recovery code is wrong, or you've already used it.",
    field: 'recoveryCode',
  },
};

describe('recovery codes', () => {
  it('come with the app, ten of them, and are not told again [ACC-240]', async () => {
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect(await left()).toBe(10);
    const asked = await server.logIn(ada.email, ada.home);
    expect(asked.body).toMatchObject({ message: 'Please Enter 2FA', takesRecoveryCode: true });
    for (const answer of [asked, await signIn(first())]) expect(JSON.stringify(answer.body)).not.toContain(codes[1]);
  });

  it('are stored as salted hashes only [ACC-241]', async () => {
    const { rows } = await server.database.pool.query<{ hash: Buffer; salt: Buffer }>(
      'select hash, salt from recovery_code where unique_id = $1',
      [ada.uniqueId],
    );
    const hashes = rows.map(({ hash }) => hash.toString('hex')).sort();
    const derived = await Promise.all(
      codes.map((code) => server.passwords.derive(code.replace('-', ''), rows[0]?.salt ?? Buffer.alloc(16))),
    );
    expect(hashes).toEqual(derived.map((hash) => hash.toString('hex')).sort());
  });

  it('sign in once each, in place of the code of the app, and leave the app on [ACC-242]', async () => {
    expect(await signIn(first().toUpperCase())).toMatchObject(isIn);
    expect(await signIn(first())).toMatchObject(refused);
    expect(await signIn((codes[1] ?? '').replace('-', ''))).toMatchObject(isIn);
    expect(await left()).toBe(8);
    expect((await server.logIn(ada.email, ada.home)).body['message']).toBe('Please Enter 2FA');
  });

  it('let one of several sign-ins with the same code in [ACC-242]', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(first())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('need the right password, and use no code up without it [ACC-242]', async () => {
    const wrong = await server.logIn(ada.email, ada.home, { recoveryCode: first(), password: 'Wrong-1234!' });
    expect(wrong.status).toBe(401);
    expect(await signIn(first())).toMatchObject(isIn);
  });

  it('of somebody else sign nobody in [ACC-242]', async () => {
    const eve = await steps.newcomer();
    const [hers = ''] = await enabled(eve);
    expect(await signIn(hers)).toMatchObject(refused);
  });

  it('are taken nowhere but at sign-in [ACC-243]', async () => {
    expect((await server.logIn(ada.email, ada.home, { otp: first() })).status).toBe(400);
    await steps.begun(ada, 'Disable');
    expect((await steps.turn(ada, first())).status).toBe(400);
    expect((await make(ada, first())).status).toBe(400);
    const passwords = { oldPassword: 'Right-1234!', newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!' };
    const changed = await steps.post(
      '/user/change_password',
      { user_id: ada.uniqueId, ...passwords, code: first() },
      ada,
    );
    expect(changed.status).toBe(400);
    expect(await left()).toBe(10);
  });

  it('pass no other check of a new device [ACC-243]', async () => {
    expect((await signIn(first(), somewhere())).status).toBe(422);
    expect(await left()).toBe(9);
  });

  it('are made again with the code of the app, and the earlier ones end [ACC-244]', async () => {
    const code = server.appCode(0, key);
    expect(await make(ada, code === '000000' ? '000001' : '000000')).toMatchObject({
      status: 400,
      body: { status: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'code' },
    });
    const answers = await Promise.all([make(ada, code), make(ada, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const made = answers.find(({ status }) => status === 200)?.body['recoveryCodes'] as string[];
    expect(made).toHaveLength(10);
    expect(await signIn(first())).toMatchObject(refused);
    expect(await signIn(made[0] ?? '')).toMatchObject(isIn);
    expect(await left()).toBe(9);
  });

  it('are not made while the app is off [ACC-244]', async () => {
    const eve = await steps.newcomer();
    expect(await make(eve, '123456')).toMatchObject({
      status: 409,
      body: { status: 409, code: 'conflict', message: 'Turn on the authenticator app first.' },
    });
  });

  it.each([
    ['by its trader', () => steps.begun(ada, 'Disable').then(() => steps.turn(ada, server.appCode(0, key)))],
    [
      'for codes by email',
      () => steps.begunForMail(ada, 'Enable').then(() => steps.turnMail(ada, server.appCode(0, key))),
    ],
    [
      'by the emailed link',
      async () => {
        const fields = { email: ada.email, password: 'Right-1234!', exchange_id: '1' };
        await server.post('/user/request_tfa_reset', fields, ada.home);
        const links = () => server.lettersTo(ada.email, 'disableTwoFactor').map(({ link }) => link.split('/').at(-1));
        await expect.poll(() => links().length).toBe(1);
        await server.get(`/user/resetTfa/${links()[0] ?? ''}`);
      },
    ],
  ])('end when the app is turned off %s [ACC-245]', async (_, turnOff) => {
    await turnOff();
    const { rows } = await server.database.pool.query('select 1 from recovery_code where unique_id = $1', [
      ada.uniqueId,
    ]);
    expect(rows).toEqual([]);
    const { body } = await signIn(first());
    expect(body['message']).not.toContain('recovery');
  });

  it('are told by email and in the log when they are made and used [ACC-246]', async () => {
    await make(ada, server.appCode(0, key));
    expect(server.lettersTo(ada.email, 'recoveryCodesMade')).toEqual([
      { kind: 'recoveryCodesMade', at: new Date(server.clock.now) },
    ]);
    const { body } = await make(ada, server.appCode(1, key));
    await signIn((body['recoveryCodes'] as string[])[3] ?? '');
    expect(server.lettersTo(ada.email, 'recoveryCodeUsed')).toEqual([
      {
        kind: 'recoveryCodeUsed',
        left: 9,
        address: ada.home.address,
        device: ada.home.agent,
        at: new Date(server.clock.now),
      },
    ]);
    const { rows } = await server.database.pool.query<{ kind: string }>(
      `select kind from security_event where unique_id = $1 and kind like 'recovery%' order by id`,
      [ada.uniqueId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['recovery codes made', 'recovery codes made', 'recovery code used']);
  });

  it('that are wrong have to wait together with those of the app, and a right one clears the tries [ACC-247]', async () => {
    const wrong = 'aaaaa-aaaaa';
    for (let times = 0; times < 3; times += 1) expect(await signIn(wrong)).toMatchObject(refused);
    expect(await signIn(first())).toMatchObject(isIn);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push(
        times % 2 === 0
          ? (await signIn(wrong)).status
          : (await server.logIn(ada.email, ada.home, { otp: server.appCode(10, key) })).status,
      );
    expect(statuses).toContain(429);
    expect((await signIn(codes[1] ?? '')).status).toBe(429);
    expect(await left()).toBe(9);
  });

  it('are said to be taken only while there are any [ACC-240]', async () => {
    await server.database.pool.query('update recovery_code set used_at = now() where unique_id = $1', [ada.uniqueId]);
    const { body } = await server.logIn(ada.email, ada.home);
    expect(body).toMatchObject({ message: 'Please Enter 2FA', takesRecoveryCode: false });
    expect(await signIn(first())).toMatchObject(refused);
  });
});
