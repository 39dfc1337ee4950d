import { assetSymbols, subtract, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { inArray } from 'drizzle-orm';
import { simulatedCoins } from '../../custody/chain/simulatedCoins';
import type { Database } from '../../db/client';
import { trader } from '../../db/schema';
import type { Exchange } from '../../exchange/exchange';
import { demoAccounts } from './demoAccounts';
import { demoReward } from './demoReferrals';

/** Minus the reward that is paid separately, so that the total is what the table says. */
const givenTo = (email: string, asset: AssetSymbol): DecimalText =>
  subtract(simulatedCoins[asset].demoFunds, demoReward(email, asset));

export interface FundDemoAccountsOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit'>;
}

/** Gives the demo accounts something to trade with, once: what they spend stays spent. */
export const fundDemoAccounts = async ({ db, exchange }: FundDemoAccountsOptions): Promise<void> => {
  const emails = demoAccounts.filter(({ hasFunds }) => hasFunds).map(({ email }) => email);
  const traders = await db
    .select({ id: trader.uniqueId, email: trader.email })
    .from(trader)
    .where(inArray(trader.email, emails));
  const postings = traders.flatMap(({ id, email }) =>
    assetSymbols.map((asset) =>
      exchange.submit({
        kind: 'funds.post',
        id: `demo account ${id} ${asset}`,
        legs: [{ asset, amount: givenTo(email, asset), from: { house: 'demo faucet' }, to: { trader: id } }],
      }),
    ),
  );
  for (const { refused } of await Promise.all(postings))
    // An earlier start used the ID with other amounts.
    if (refused && refused.code !== 'id used')
      throw new Error(`The demo accounts could not be funded: ${refused.message}`);
};

/**
 * Backs the faucet with the simulated chains' initial coins, so that coins from it can be withdrawn and custody never
 * holds less than the exchange owes.
 */
export const backDemoFaucet = async ({ exchange }: Pick<FundDemoAccountsOptions, 'exchange'>): Promise<void> => {
  const postings = assetSymbols.map((asset) =>
    exchange.submit({
      kind: 'funds.post',
      id: `genesis ${asset}`,
      legs: [
        { asset, amount: simulatedCoins[asset].genesis, from: { house: 'custody' }, to: { house: 'demo faucet' } },
      ],
    }),
  );
  for (const { refused } of await Promise.all(postings))
    if (refused) throw new Error(`The demo faucet could not be backed by coins: ${refused.message}`);
};
