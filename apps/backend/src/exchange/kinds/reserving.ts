import { fromUnits } from '@exchange/domain';
import { readAmount } from '../../ledger/legs';
import type { Units } from '../../ledger/units';
import { defineKind } from '../commandKind';
import type { Decision, View } from '../effects';
import type { CommandOf } from '../commands';
import { readEndedHolds, readTraders, type EndedHold } from '../fundLookups';
import type { Hold } from '../outcomes';
import { idUsed, noSuchTrader, standingObjection, wrongAmount } from '../refusals';
import type { LiveHold } from '../state';

type Reserve = CommandOf<'funds.reserve'>;

interface Known {
  ended: ReadonlyMap<string, EndedHold>;
  traders: ReadonlySet<string>;
}

export const holdKey = (id: string): string => `hold ${id}`;

export const toHold = ({ id, trader, as, asset, amount, status }: LiveHold): Hold => ({
  id,
  trader,
  as,
  asset,
  amount: fromUnits(amount),
  status,
});

const repeated = (hold: LiveHold, { trader, as, asset }: Reserve, amount: Units): Decision<'funds.reserve'> =>
  hold.trader === trader && hold.as === as && hold.asset === asset && hold.amount === amount
    ? { done: { hold: toHold(hold), isRepeat: true } }
    : idUsed;

const begin = (hold: LiveHold): Decision<'funds.reserve'> => ({
  done: { hold: toHold(hold), isRepeat: false },
  holds: [hold],
});

const decide = ({ state }: View, command: Reserve, { ended, traders }: Known): Decision<'funds.reserve'> => {
  const { id, trader, asset, as } = command;
  const amount = readAmount(command.amount);
  if (amount === undefined) return wrongAmount;
  const known = state.holds.get(id) ?? ended.get(id);
  if (known) return repeated(known, command, amount);
  if (!traders.has(trader)) return noSuchTrader;
  return standingObjection(state, trader) ?? begin({ id, trader, as, asset, amount, status: 'held' });
};

export const reserveFunds = defineKind({
  kind: 'funds.reserve',
  keysOf: ({ id }) => [holdKey(id)],
  lookUp: async (client, commands): Promise<Known> => {
    const [ended, traders] = await Promise.all([
      readEndedHolds(
        client,
        commands.map(({ id }) => id),
      ),
      readTraders(
        client,
        commands.map(({ trader }) => trader),
      ),
    ]);
    return { ended, traders };
  },
  decide,
});
