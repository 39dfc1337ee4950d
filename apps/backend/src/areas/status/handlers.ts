import type { Handlers } from '../../contract/handlers';
import type { createLedgerResults } from '../../ledger/checks/ledgerResults';
import type { StatusStore } from '../../reference/statusStore';

type Flag = 'Active' | 'Inactive';

const flag = (isOpen: boolean): Flag => (isOpen ? 'Active' : 'Inactive');

interface StatusOptions {
  store: StatusStore;
  version: string;
  isDatabaseUp: () => Promise<boolean>;
  isTakingOrders: () => boolean;
  ledger: Pick<ReturnType<typeof createLedgerResults>, 'newest'>;
  /** Since when a restored copy sends nothing; undefined if it may. */
  heldSince: () => Promise<Date | undefined>;
}

type Check = 'ok' | 'unavailable';

const check = (isWell: boolean): Check => (isWell ? 'ok' : 'unavailable');

export const currencyStatsOf = async (store: StatusStore) =>
  Object.fromEntries(
    (await store.openCurrencies()).map((row): [string, [string, Flag, Flag]] => [
      row.symbol,
      [row.assetType, flag(row.isDepositOpen), flag(row.isWithdrawalOpen)],
    ]),
  );

export const pairStatusOf = async (store: StatusStore) =>
  (await store.openPairs()).map(({ name, isOpen }) => ({ pair: name, tradingFlag: isOpen }));

/** A ledger that is wrong stops withdrawals, but not the server. */
const ledgerState = async (ledger: StatusOptions['ledger']): Promise<'ok' | 'wrong' | 'unknown'> => {
  const newest = await ledger.newest().catch(() => undefined);
  if (newest === undefined) return 'unknown';
  return newest.isSound ? 'ok' : 'wrong';
};

/** A restored copy serves its traders, but sends nothing until somebody confirms it. */
const workState = (heldSince: StatusOptions['heldSince']): Promise<'ok' | 'held' | 'unknown'> =>
  heldSince().then(
    (since) => (since === undefined ? 'ok' : 'held'),
    () => 'unknown',
  );

/** What is in operation: coins, pairs, and this server itself. */
export const statusHandlers = ({
  store,
  version,
  isDatabaseUp,
  isTakingOrders,
  ledger,
  heldSince,
}: StatusOptions): Handlers => ({
  currencyStats: async () => ({ data: await currencyStatsOf(store) }),
  pairStatus: async () => ({ data: await pairStatusOf(store) }),
  liveness: () => ({ status: 'ok', version }),
  readiness: async () => {
    const [isUp, isOpen] = [await isDatabaseUp(), isTakingOrders()];
    const ledgerIs = isUp ? await ledgerState(ledger) : 'unknown';
    const work = isUp ? await workState(heldSince) : 'unknown';
    const checks = { database: check(isUp), sequencer: check(isOpen), ledger: ledgerIs, work };
    if (isUp && isOpen) return { status: 'ok', version, checks };
    return { httpStatus: 503, body: { status: 'unavailable', version, checks } };
  },
});
