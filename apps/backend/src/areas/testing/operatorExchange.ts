import { areaCommands, areaOperatorCommands } from '..';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { followInbox } from '../../inbox/followInbox';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import { settledCommands } from '../../operator/operate';
import { usualExamine } from '../../operator/testing/handOverSigned';
import { startBackground } from '../../runtime/testing/startBackground';
import { createOperator } from './operator';

export type OperatorExchange = Awaited<ReturnType<typeof startOperatorExchange>>;

/** An operator beside a running exchange, which takes up what is handed over. */
export const operateBeside = ({ database, clock, current }: Pick<TestExchange, 'database' | 'clock' | 'current'>) => {
  const background = startBackground();
  followInbox({
    background,
    database,
    exchange: { submit: (command, options) => current().submit(command, options), isOpen: () => true },
    examine: usualExamine(() => clock.now, settledCommands(areaOperatorCommands)),
    log: { warn: () => undefined },
  });
  return { ...createOperator({ database, now: () => clock.now }), stop: () => background.stop() };
};

/** An exchange that takes up what operators hand over, and an operator beside it. */
export const startOperatorExchange = async (clusterUrl: string) => {
  const exchange = await startTestExchange(clusterUrl, { kinds: areaCommands() });
  const { stop, ...operator } = operateBeside(exchange);
  return {
    exchange,
    ...operator,
    close: async (): Promise<void> => {
      await stop();
      const { isSound } = await checkLedger(exchange.database.pool);
      await exchange.close();
      if (!isSound) throw new Error('The ledger is not sound.');
    },
  };
};
