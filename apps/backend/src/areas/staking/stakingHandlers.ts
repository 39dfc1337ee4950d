import { stakingPlans, successTexts, type DecimalText, type StakingKind } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { refusing } from '../../contract/exchangeRefusals';
import { isRefused, type Handlers, type TraderHandlers } from '../../contract/handlers';
import type { Exchange } from '../../exchange/exchange';
import type { Queries } from '../../exchange/sql/statement';
import type { AccountCore } from '../../identity/core';
import { placeOf } from '../../identity/stores/places';
import { refusals as accountRefusals } from '../../identity/refusals';
import { checkAppCode } from '../../identity/secondFactor';
import { isPoolOpen, readPool } from './stakes/pool';
import { readStakesByClient, readStakesOf } from './stakes/stake';
import { readRewardItems, toStakingRecord } from './stakingItems';

interface StakingOptions {
  queries: Queries;
  exchange: Pick<Exchange, 'submit'>;
  accounts: AccountCore;
  returnDays: number;
}

const toRefused = refusing({
  amount: 'stakingAmount',
  tenure: 'tenure',
  tfa: 'tfaCode',
  stake: 'stakingId',
  clientStakeId: 'client_stake_id',
});

const offersOf = (plan: StakingKind) =>
  stakingPlans[plan].terms.map(({ months, yearlyRate }) => ({ tenure: months, yearlyRate }));

export const stakingHandlers = ({ queries }: Pick<StakingOptions, 'queries'>): Handlers => ({
  stakingPool: async () => {
    const pool = await readPool(queries);
    const { totalStaked, cap } = pool;
    const [flexible, fixed] = [offersOf('flexible'), offersOf('fixed')];
    return { statusCode: 200, data: { totalStaked, cap, isOpen: isPoolOpen(pool), flexible, fixed } };
  },
});

interface StakeBody {
  tenure: string;
  stakingAmount: DecimalText;
  tfaCode: string;
  client_stake_id?: string | undefined;
}

interface Sent<Body> {
  trader: { uniqueId: string; session: string };
  body: Body;
  request: FastifyRequest;
}

/** A trader's staking calls. The sequencer decides when two of them race. */
export const stakingTraderHandlers = (options: StakingOptions): TraderHandlers => {
  const { queries, exchange, accounts, returnDays } = options;

  /** The time step that the code belongs to. Wrong codes count across all calls. */
  const stepOf = async ({ trader, body, request }: Sent<{ tfaCode: string }>) => {
    const row = await accounts.stores.traders.byId(trader.uniqueId);
    if (!row) return accountRefusals.loggedOut;
    const place = placeOf(request);
    return checkAppCode(accounts, {
      trader: row,
      place,
      session: trader.session,
      code: body.tfaCode,
      wrong: accountRefusals.wrongAppCode,
    });
  };

  const isKnown = async (trader: string, clientId: string | undefined): Promise<boolean> =>
    (await readStakesByClient(queries, [{ trader, clientId }])).size > 0;

  /** A stake that exists needs no code, nor does one that the same request began while this one waited. */
  const codeOf = async (sent: Sent<StakeBody>) => {
    const known = () => isKnown(sent.trader.uniqueId, sent.body.client_stake_id);
    if (await known()) return { step: undefined };
    const code = await stepOf(sent);
    return isRefused(code) && (await known()) ? { step: undefined } : code;
  };

  const initiate = async (plan: StakingKind, sent: Sent<StakeBody>) => {
    const { uniqueId: trader, session } = sent.trader;
    const { tenure, stakingAmount: amount, client_stake_id: clientId } = sent.body;
    const code = await codeOf(sent);
    if (isRefused(code)) return code;
    const { step: totpStep } = code;
    const stake = { kind: 'stake.begin', trader, plan, months: Number(tenure), amount, clientId, totpStep } as const;
    const { done, refused } = await exchange.submit<'stake.begin'>(stake, { session });
    if (refused) return toRefused(refused);
    const message = done.isRepeat ? successTexts.staking.begunBefore : successTexts.staking.begun[plan];
    return { statusCode: 200, message, data: toStakingRecord(done.stake) };
  };

  const change = async (
    kind: 'stake.revoke' | 'stake.disableRenewal',
    sent: Sent<{ stakingId: string; tfaCode: string }>,
    message: string,
  ) => {
    const code = await stepOf(sent);
    if (isRefused(code)) return code;
    const { stakingId: id } = sent.body;
    const { uniqueId: trader, session } = sent.trader;
    const { refused } = await exchange.submit({ kind, id, trader, totpStep: code.step }, { session });
    return refused ? toRefused(refused) : { message };
  };

  return {
    initiateStaking: (sent) => initiate('flexible', sent),
    initiateFixedStaking: (sent) => initiate('fixed', sent),
    stakingDetails: async ({ trader }) => ({
      data: (await readStakesOf(queries, trader.uniqueId)).map(toStakingRecord),
    }),
    revokeStaking: (sent) => change('stake.revoke', sent, successTexts.staking.revoked(returnDays)),
    disableAutoRenewal: (sent) => change('stake.disableRenewal', sent, successTexts.staking.renewalOff),
  };
};

/** A trader's rewards, all of them paid. */
export const stakingRewardHandlers = (queries: Queries): TraderHandlers => ({
  stakingRewards: async ({ trader }) => ({
    statusCode: 200,
    data: await readRewardItems(queries, trader.uniqueId),
  }),
});
