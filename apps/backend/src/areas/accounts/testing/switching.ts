import type { AccountsServer, Answer, From } from './accountsServer';

export interface SignedIn {
  uniqueId: string;
  email: string;
  home: From;
  token: string;
}

type SwitchingServer = Pick<
  AccountsServer,
  'post' | 'postJson' | 'get' | 'logIn' | 'lettersTo' | 'appCode' | 'clock'
> & {
  addTrader: () => Promise<Omit<SignedIn, 'token'>>;
};

/** Steps that the two-factor tests share. */
export const switchingSteps = (server: SwitchingServer) => {
  const post = (path: string, fields: Record<string, string>, { home, token }: SignedIn): Promise<Answer> =>
    server.post(path, { exchange_id: '1', ...fields }, home, token);

  const signIn = async (email: string, home: From, more: Record<string, string> = {}): Promise<string> =>
    String((await server.logIn(email, home, more)).body['token']);

  const ask = (who: SignedIn, tfaStatus: 'Enable' | 'Disable'): Promise<Answer> =>
    server.postJson('/user/generate_email_otp_for_tfa', { unique_id: who.uniqueId, tfaStatus }, who.home, who.token);

  const mailed = ({ email }: Pick<SignedIn, 'email'>): string =>
    server.lettersTo(email, 'twoFactorCode').at(-1)?.code ?? '';

  const verify = (who: SignedIn, otp = mailed(who)): Promise<Answer> =>
    post('/user/verify_email_otp_for_tfa', { unique_id: who.uniqueId, otp }, who);

  const askForMail = (who: SignedIn, mailAuth: 'Enable' | 'Disable'): Promise<Answer> =>
    post('/user/generate_email_otp_for_mail_auth', { unique_id: who.uniqueId, mailAuth }, who);

  const turnMail = (who: SignedIn, code?: string): Promise<Answer> =>
    post('/user/mail_auth', { unique_id: who.uniqueId, ...(code !== undefined && { code }) }, who);

  const turn = (who: SignedIn, code: string): Promise<Answer> =>
    post('/user/tfa', { unique_id: who.uniqueId, code }, who);

  /** The set-up secret, which the profile contains during set-up. */
  const secretOf = async (who: SignedIn): Promise<unknown> => {
    const { body } = await post('/user/user_profile', { user_id: who.uniqueId }, who);
    return (body['data'] as { tfaCode?: string }).tfaCode;
  };

  const asked = async (who: SignedIn, tfaStatus: 'Enable' | 'Disable'): Promise<string> => {
    await ask(who, tfaStatus);
    return mailed(who);
  };

  return {
    post,
    signIn,
    ask,
    askForMail,
    asked,
    mailed,
    verify,
    turn,
    turnMail,
    secretOf,
    /** A signed-in trader with two-factor off. */
    newcomer: async (): Promise<SignedIn> => {
      const account = await server.addTrader();
      return { ...account, token: await signIn(account.email, account.home) };
    },
    /** Signs the same trader in to another session. */
    again: async (who: SignedIn, more: Record<string, string> = {}): Promise<SignedIn> => ({
      ...who,
      token: await signIn(who.email, who.home, more),
    }),
    isOn: async (who: SignedIn): Promise<boolean> => {
      const { body } = await server.get(
        '/user/usertfastatus',
        { uniqueId: who.uniqueId, email: who.email, exchangeId: '1' },
        who.home,
        who.token,
      );
      return (body['data'] as { tfaStatus: number }).tfaStatus === 1;
    },
    /** Completes every step before the app's code. */
    begun: async (who: SignedIn, tfaStatus: 'Enable' | 'Disable'): Promise<void> => {
      await ask(who, tfaStatus);
      await verify(who);
    },
    /** The same for sign-in codes by email; while the app is on, its code is still to come. */
    begunForMail: async (who: SignedIn, mailAuth: 'Enable' | 'Disable'): Promise<void> => {
      await askForMail(who, mailAuth);
      await verify(who);
    },
    /** Turns two-factor on and returns the app's secret. */
    enable: async (who: SignedIn): Promise<string> => {
      await ask(who, 'Enable');
      await verify(who);
      const secret = String(await secretOf(who));
      await turn(who, server.appCode(0, secret));
      server.clock.now += 30_000;
      return secret;
    },
  };
};
