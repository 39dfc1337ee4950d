import { defineArea } from '../../area/area';
import { chainCommands } from '../../operator/chain';
import { ledgerCommands } from '../../operator/ledger';
import { addressBookFormChecks } from './addressBook/addressBookFormChecks';
import { addressBookTexts } from './addressBook/letters';
import { followCustody } from './followCustody';
import { walletLetters } from './letters';
import { walletTexts } from './letterTexts';
import { portfolioTraderHandlers } from './portfolio/portfolioHandlers';
import { debtCommands } from './operator/debts';
import { depositCommands } from './operator/deposits';
import { withdrawalCommands } from './operator/withdrawals';
import { walletTraderHandlers } from './wallet';
import { followWallet } from './walletFeed';
import { withdrawalFormChecks } from './withdrawals/withdrawalFormChecks';
import { xdcPricesOf } from '#marketData/xdcPrices';
import { creditDeposit } from './deposits/creditDeposit';
import { reportDeposit } from './deposits/reportDeposit';
import { depositNotReturned, depositReturned, returnDeposit } from './deposits/returnDeposit';
import { reverseDeposit } from './deposits/reverseDeposit';
import { requestWithdrawal } from './withdrawals/requestWithdrawal';
import { withdrawalKinds } from './withdrawals/withdrawalKinds';

/** Everything that moves money into or out of the exchange. */
export const wallet = defineArea({
  name: 'wallet',
  commands: ({ config, env }) => [
    reportDeposit,
    creditDeposit,
    reverseDeposit,
    returnDeposit,
    depositNotReturned,
    depositReturned,
    requestWithdrawal({ prices: xdcPricesOf(config), strayedAbove: String(env.STRAYED_REVIEW_XDC) }),
    ...withdrawalKinds,
  ],
  letters: { texts: { ...walletTexts, ...addressBookTexts }, afterCommit: walletLetters },
  // Operators find the chains that pay in, and the ledger that all of it ends in, in the same place.
  operator: [...depositCommands, ...debtCommands, ...withdrawalCommands, ...chainCommands, ...ledgerCommands],
  open: ({ config, core, custody, database: { pool }, exchange, market, now, status }) => ({
    traderCalls: {
      ...walletTraderHandlers({
        queries: pool,
        exchange,
        accounts: core,
        custody,
        status,
        prices: market,
        xdcPrices: xdcPricesOf(config),
        now,
      }),
      ...portfolioTraderHandlers({ pool, prices: market, xdcPrices: xdcPricesOf(config), now }),
    },
    formChecks: { ...withdrawalFormChecks, ...addressBookFormChecks },
  }),
  run: ({ custody, database: { pool }, env, exchange, log, now }) => ({
    jobs: (background) => followCustody({ background, pool, custody, exchange, log, now, env }),
    feed: (live) => ({ stop: followWallet({ exchange, live }) }),
  }),
});
