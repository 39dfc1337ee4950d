import type { DecimalText } from '@exchange/domain';
import { password, somewhere, type From } from '../../accounts/testing/accountsServer';
import { orderFields } from '../../trading/testing/tradingServer';
import { startWallet, type WalletTrader } from '../../wallet/testing/walletServer';

export interface Inviter extends WalletTrader {
  code: string;
}

interface SigningUp {
  email?: string;
  home?: From;
  isVerified?: boolean;
}

export type ReferralServer = Awaited<ReturnType<typeof startReferrals>>;

let codes = 0;
let people = 0;

/** The whole backend with registration open, for inviting and trading. */
export const startReferrals = async (...[clusterUrl, settings, extras]: Parameters<typeof startWallet>) => {
  const server = await startWallet(
    clusterUrl,
    { INVITE_TRIES: '1000', REWARD_PER_NETWORK: 'true', ...settings },
    extras,
  );
  const { post, until } = server;
  await server.openRegistration(true);

  const idOf = async (email: string): Promise<string> => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select unique_id as id from trader where email = $1',
      [email],
    );
    return rows[0]?.id ?? '';
  };

  const place = async (trader: WalletTrader, side: 'buy' | 'sell', amount: DecimalText) => {
    const answer = await post('/trade/new_order', orderFields({ side, price: '0.05', amount }), trader);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return (answer.body['data'] as { uniqueId: string }).uniqueId;
  };

  const setKyc = (uniqueId: string, kycStatus: number) =>
    server.database.pool.query('update trader set kyc_status = $2 where unique_id = $1', [uniqueId, kycStatus]);

  const listOf = async (trader: WalletTrader) => {
    const { body } = await post('/user/user_referral_list', { exchange_id: '1' }, trader);
    return body as { data: Record<string, unknown>[]; invitations: { email: string; sentAt: string }[] };
  };

  return {
    ...server,
    place,
    listOf,
    send: (trader: WalletTrader, email: string) =>
      post('/user/send_referral_code', { exchange_id: '1', email }, trader),
    addInviter: async (values: Parameters<typeof server.addTrader>[1] = {}): Promise<Inviter> => {
      const code = `INVITE${(codes += 1)}`;
      const trader = await server.addTrader({}, { referralCode: code, ...values });
      return { ...trader, email: values.email ?? trader.email, code };
    },
    /** A new trader who signed up by a code, from any device and network, with funds to trade. */
    signUp: async (
      code: string,
      { email = `invited${(people += 1)}@example.com`, home = somewhere(), isVerified = true }: SigningUp = {},
    ): Promise<WalletTrader> => {
      const names = { firstName: 'Kim', lastName: 'Brook' };
      const form = { exchange_id: '1', ...names, email, password, confirmPassword: password, referral_code: code };
      const answer = await server.postFrom('/user/register', form, home);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const uniqueId = await idOf(email);
      if (isVerified) await setKyc(uniqueId, 2);
      await server.move('USDT', '100', { house: 'demo faucet' }, { trader: uniqueId });
      return { uniqueId, email, home, token: await server.signIn(uniqueId) };
    },
    /** An operator approves these papers, whose numbers differ as these do. */
    approvePapers: async ({ uniqueId, email }: Pick<WalletTrader, 'uniqueId' | 'email'>, papers: string) => {
      await server.database.pool.query(
        `insert into kyc_submission (id, unique_id, first_name, last_name, gender, birth_date, country_id,
           document_type, document_digest, status, submitted_at)
         values ($1, $2, 'Kim', 'Brook', 1, '1990-05-17', 'SG', 'passport', $3, 'submitted', now())`,
        [`kyc-${uniqueId}`, uniqueId, Buffer.from(papers)],
      );
      await server.database.pool.query(
        `insert into kyc_picture (id, unique_id, side, submission, jpeg, sent_at) values ($1, $2, 'front', $3, '', now())`,
        [`picture ${uniqueId}`, uniqueId, `kyc-${uniqueId}`],
      );
      await setKyc(uniqueId, 1);
      for (const step of ['show', 'approve']) {
        const { exit, lines } = await server.operate(`kyc ${step} ${email}`);
        if (exit !== 0) throw new Error(lines.join('\n'));
      }
    },
    /** A trade with an unrelated trader. */
    trade: async (trader: WalletTrader, amount = '100'): Promise<void> => {
      const seller = await server.addTrader({ XDC: amount });
      await place(seller, 'sell', amount);
      await place(trader, 'buy', amount);
    },
    /** A trader's rewards as listed: role, status and amount. */
    rewardsOf: async (trader: WalletTrader) =>
      (await listOf(trader)).data
        .filter((row) => 'role' in row)
        .map(({ role, referralStatus, referralAmount }) => [role, referralStatus, referralAmount]),
    untilStatus: (trader: Pick<WalletTrader, 'uniqueId'>, status: string) =>
      until(async () => {
        const { rows } = await server.database.pool.query<{ status: string }>(
          'select status from referral where referred = $1',
          [trader.uniqueId],
        );
        return rows;
      }, [{ status }]),
  };
};
