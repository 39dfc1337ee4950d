import { areaCommands } from '..';
import { startTestExchange } from '../../exchange/testing/testExchange';
import { followInbox } from '../../inbox/followInbox';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import { startBackground } from '../../runtime/testing/startBackground';
import { createOperator } from './operator';

export type OperatorExchange = Awaited<ReturnType<typeof startOperatorExchange>>;

/** An exchange that takes up what operators hand over, and an operator beside it. */
export const startOperatorExchange = async (clusterUrl: string) => {
  const exchange = await startTestExchange(clusterUrl, { kinds: areaCommands() });
  const { database, clock } = exchange;
  const background = startBackground();
  const log = { warn: () => undefined };
  followInbox({
    background,
    database,
    exchange: { submit: (command, options) => exchange.current().submit(command, options), isOpen: () => true },
    log,
  });
  return {
    exchange,
    ...createOperator({ database, now: () => clock.now }),
    close: async (): Promise<void> => {
      await background.stop();
      const { isSound } = await checkLedger(database.pool);
      await exchange.close();
      if (!isSound) throw new Error('The ledger is not sound.');
    },
  };
};
