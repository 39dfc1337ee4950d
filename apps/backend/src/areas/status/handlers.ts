import type { Handlers } from '../../contract/handlers';
import type { StatusStore } from '../../reference/statusStore';

type Flag = 'Active' | 'Inactive';

const flag = (isOpen: boolean): Flag => (isOpen ? 'Active' : 'Inactive');

interface StatusOptions {
  store: StatusStore;
  version: string;
  isDatabaseUp: () => Promise<boolean>;
  isTakingOrders: () => boolean;
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

/** What is in operation: coins, pairs, and this server itself. */
export const statusHandlers = ({ store, version, isDatabaseUp, isTakingOrders }: StatusOptions): Handlers => ({
  currencyStats: async () => ({ data: await currencyStatsOf(store) }),
  pairStatus: async () => ({ data: await pairStatusOf(store) }),
  liveness: () => ({ status: 'ok', version }),
  readiness: async () => {
    const [isUp, isOpen] = [await isDatabaseUp(), isTakingOrders()];
    const checks = { database: check(isUp), sequencer: check(isOpen) };
    if (isUp && isOpen) return { status: 'ok', version, checks };
    return { httpStatus: 503, body: { status: 'unavailable', version, checks } };
  },
});
