import { defineArea } from '../../area/area';
import { createLedgerResults } from '../../ledger/checks/ledgerResults';
import { heldSince } from '../../restored/restoredCopy';
import { feesOf } from '../../reference/fees';
import { currencyStatsOf, pairStatusOf, statusHandlers } from './handlers';
import { incidentCommands } from './incidents/incidentCommands';
import { incidentHandlers } from './incidents/incidentHandlers';
import { statusCommands } from './operator';
import { referenceFeedJob } from './referenceFeed';

/** What is in operation. */
export const status = defineArea({
  name: 'status',
  operator: [...statusCommands, ...incidentCommands],
  open: ({ database, exchange, isCurrent, now, status: store, version }) => ({
    publicCalls: {
      ...incidentHandlers({ db: database.db, now }),
      ...statusHandlers({
        store,
        version,
        canStore: database.canStore,
        ledger: createLedgerResults(database.pool),
        heldSince: () => heldSince(database.db),
        standby: exchange.standby,
        isTakingOrders: () => exchange.isOpen() && isCurrent(),
      }),
    },
  }),
  run: ({ database, log, status: store }) => ({
    feed: (live) => ({
      listeners: [
        referenceFeedJob({
          connectionString: database.connectionString,
          live,
          log,
          currencies: () => currencyStatsOf(store),
          pairs: () => pairStatusOf(store),
          fees: () => feesOf(database.db),
        }),
      ],
    }),
  }),
});
