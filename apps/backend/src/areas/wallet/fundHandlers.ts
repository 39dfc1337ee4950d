import { assets, dailyWithdrawalLimit, fromUnits, readKycStatus, type KycStatus } from '@exchange/domain';
import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../exchange/sql/statement';
import { owedKind } from '../../ledger/accounts';
import type { AddressStore } from './shared/depositAddresses';
import { readFunds } from './shared/holdings';
import { usedToday } from './withdrawals/withdrawalChecks';
import { readWithdrawalFacts, type TraderFacts } from './withdrawals/withdrawalFacts';

export interface FundOptions {
  queries: Queries;
  addresses: Pick<AddressStore, 'known'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The words of the contract. */
const documentWords: Readonly<Record<KycStatus, string>> = {
  NotSubmitted: 'Pending',
  Submitted: 'Submitted',
  Approved: 'Approved',
  Rejected: 'Rejected',
};

const startOf = ({ startsAt }: TraderFacts, at: number): string | null =>
  startsAt === undefined || startsAt <= at ? null : new Date(startsAt).toISOString();

/** A trader's balance of every coin, with what decides whether it can be withdrawn. */
export const fundTraderHandlers = ({ queries, addresses, now }: FundOptions): TraderHandlers => ({
  wallet: async ({ trader: { uniqueId } }) => {
    const at = now();
    const [facts, { held, unconfirmed }, places] = await Promise.all([
      readWithdrawalFacts(queries, [uniqueId], at),
      readFunds(queries, uniqueId),
      addresses.known(uniqueId),
    ]);
    const trader = facts.traders.get(uniqueId);
    const shared = {
      totalWithdrew: usedToday(uniqueId, { at, facts }),
      maxUserWithdrawal: dailyWithdrawalLimit,
      withdrawalStartIn: trader ? startOf(trader, at) : null,
      tfaStatus: trader?.isTwoFactorOn === true ? 1 : 0,
      documentStatus: documentWords[readKycStatus(trader?.kycStatus)],
    };
    return {
      data: assets.map(({ symbol, fullName }) => ({
        symbol,
        name: fullName,
        balance: fromUnits(held('available', symbol)),
        inTrade: fromUnits(held('in orders', symbol)),
        allowWithdrawal: facts.currencies.get(symbol)?.isOpen === true,
        ...shared,
        currencyAddress: places.get(symbol)?.address ?? null,
        destinationTag: places.get(symbol)?.destinationTag ?? null,
        inWithdrawals: fromUnits(held('pending withdrawal', symbol)),
        staked: fromUnits(held('staked', symbol)),
        inSwaps: fromUnits(held('swap hold', symbol)),
        unconfirmed: fromUnits(unconfirmed(symbol)),
        owed: fromUnits(-held(owedKind, symbol)),
      })),
    };
  },
});
