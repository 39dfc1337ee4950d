import type { AnyKind } from '../../exchange/commandKind';
import { creditDeposit } from './deposits/creditDeposit';
import { reportDeposit } from './deposits/reportDeposit';
import { depositNotReturned, depositReturned, returnDeposit } from './deposits/returnDeposit';
import { reverseDeposit } from './deposits/reverseDeposit';
import { requestWithdrawal } from './withdrawals/requestWithdrawal';
import { withdrawalKinds } from './withdrawals/withdrawalKinds';
import type { XdcPrices } from './shared/worth';

/** Every command that moves money into or out of the exchange. */
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
