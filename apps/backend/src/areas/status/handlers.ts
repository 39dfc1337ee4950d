import type { Handlers } from '../../contract/handlers';
import { afterPause } from '../../runtime/after';
import type { Exchange } from '../../exchange/exchange';
import type { createLedgerResults } from '../../ledger/checks/ledgerResults';
import type { StatusStore } from '../../reference/statusStore';

type Flag = 'Active' | 'Inactive';

const flag = (isOpen: boolean): Flag => (isOpen ? 'Active' : 'Inactive');

interface StatusOptions {
  store: StatusStore;
  version: string;
  canStore: () => Promise<boolean>;
  isTakingOrders: () => boolean;
  standby: Exchange['standby'];
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

/** Longer than a health check waits for the database. */
const patienceMs = 3_000;

/** What cannot be looked up soon is unknown: a load balancer doesn't wait. */
const soon = async <State extends string>(looking: Promise<State>): Promise<State | 'unknown'> => {
  let stopWaiting = (): void => undefined;
  const late = new Promise<'unknown'>((resolve) => {
    stopWaiting = afterPause(patienceMs, () => resolve('unknown'));
  });
  return Promise.race([looking.catch(() => 'unknown' as const), late]).finally(stopWaiting);
};

/** A ledger that is wrong stops withdrawals, but not the server. */
const ledgerState = async (ledger: StatusOptions['ledger']): Promise<'ok' | 'wrong' | 'unknown'> => {
  const newest = await ledger.newest();
  if (newest === undefined) return 'unknown';
  return newest.isSound ? 'ok' : 'wrong';
};

/** A restored copy serves its traders, but sends nothing until somebody confirms it. */
const workState = async (heldSince: StatusOptions['heldSince']): Promise<'ok' | 'held'> =>
  (await heldSince()) === undefined ? 'ok' : 'held';

/** What is in operation: coins, pairs, and this server itself. */
export const statusHandlers = ({
  store,
  version,
  canStore,
  isTakingOrders,
  standby,
  ledger,
  heldSince,
}: StatusOptions): Handlers => ({
  currencyStats: async () => ({ data: await currencyStatsOf(store) }),
  pairStatus: async () => ({ data: await pairStatusOf(store) }),
  liveness: () => ({ status: 'ok', version }),
  readiness: async () => {
    const looking = [soon(ledgerState(ledger)), soon(workState(heldSince))] as const;
    const [isUp, isOpen] = [await canStore(), isTakingOrders()];
    const [ledgerIs, work] = isUp ? await Promise.all(looking) : (['unknown', 'unknown'] as const);
    const standbyIs = standby();
    const checks = {
      database: check(isUp),
      sequencer: check(isOpen),
      ledger: ledgerIs,
      work,
      ...(standbyIs && { standby: standbyIs }),
    };
    if (isUp && isOpen) return { status: 'ok', version, checks };
    return { httpStatus: 503, body: { status: 'unavailable', version, checks } };
  },
});
