import { createStatusStore } from '#reference/statusStore';
import { startWallet, type WalletTrader } from '../../wallet/testing/walletServer';

export type StakingServer = Awaited<ReturnType<typeof startStakingServer>>;

export type StakeWords = Partial<Record<'tenure' | 'stakingAmount' | 'tfaCode' | 'client_stake_id', string>>;

const paths = { flexible: '/staking/initiatestaking', fixed: '/staking/initiatefixedstaking' } as const;

/** The whole backend with staking open and a stopped clock. */
export const startStakingServer = async (...[clusterUrl, settings, extras]: Parameters<typeof startWallet>) => {
  const server = await startWallet(clusterUrl, { CODE_TRIES: '1000', ...settings }, extras);
  const { post, get, freshAppCode, until } = server;
  const setOpen = (isOpen: boolean) => createStatusStore(server.database.db).setSwitch('staking', isOpen);
  await setOpen(true);

  const listOf = async (trader: WalletTrader) => {
    const { body } = await get('/staking/getStakingDetails', { exchange_id: '1' }, trader);
    return body['data'] as Record<string, unknown>[];
  };

  const stake = (trader: WalletTrader, plan: keyof typeof paths, words: StakeWords = {}) => {
    const tfaCode = words.tfaCode ?? freshAppCode();
    const usual = { tenure: plan === 'flexible' ? '3' : '6', stakingAmount: '100000', currencyName: 'XDC' };
    return post(paths[plan], { exchange_id: '1', ...usual, ...words, tfaCode }, trader);
  };

  return {
    ...server,
    setOpen,
    listOf,
    stake,
    /** Stakes, which must succeed, and returns the stake in wire format. */
    staked: async (trader: WalletTrader, plan: keyof typeof paths = 'flexible', words: StakeWords = {}) => {
      const { status, body } = await stake(trader, plan, words);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body['data'] as Record<string, unknown> & { stakingId: string };
    },
    revoke: (trader: WalletTrader, stakingId: string, tfaCode = freshAppCode()) =>
      post('/staking/revokeStaking', { exchange_id: '1', stakingId, tfaCode }, trader),
    disableRenewal: (trader: WalletTrader, stakingId: string, tfaCode = freshAppCode()) =>
      post('/staking/autorenewalupdate', { exchange_id: '1', stakingId, tfaCode }, trader),
    rewardsOf: async (trader: WalletTrader) => {
      const { body } = await get('/staking/getrewardsdetails', { exchange_id: '1' }, trader);
      return body as { statusCode: number; data: Record<string, unknown>[] };
    },
    pool: async () => (await server.getFrom('/staking/pool')).body,
    /** Moves the clock, and waits until what is due by then is settled. */
    untilStake: async (trader: WalletTrader, moment: string, expected: Record<string, unknown>) => {
      server.clock.now = Date.parse(moment);
      const back = { ...trader, token: await server.signIn(trader.uniqueId) };
      await until(async () => (await listOf(back))[0], expected);
      return back;
    },
  };
};
