import type { AnyKind } from '../../exchange/commandKind';
import { creditDeposit } from './deposits/creditDeposit';
import { reportDeposit } from './deposits/reportDeposit';
import { depositNotReturned, depositReturned, returnDeposit } from './deposits/returnDeposit';
import { reverseDeposit } from './deposits/reverseDeposit';
import { requestWithdrawal } from './withdrawals/requestWithdrawal';
import { withdrawalKinds } from './withdrawals/withdrawalKinds';
import type { XdcPrices } from './shared/worth';

/** All that moves money into the exchange and out of it. */
export const createWalletKinds = ({ xdcPrices }: { xdcPrices: XdcPrices }): readonly AnyKind[] => [
  reportDeposit,
  creditDeposit,
  reverseDeposit,
  returnDeposit,
  depositNotReturned,
  depositReturned,
  requestWithdrawal(xdcPrices),
  ...withdrawalKinds,
];
