import { areSameLegs, readAmount, readLegs, tradersOf, type ExactLeg } from '../../ledger/legs';
import { endLegs } from '../carryOut';
import { defineKind } from '../commandKind';
import type { Decision, HoldEnd, View } from '../effects';
import type { CommandOf } from '../commands';
import { readEndedHolds, readTraders, type EndedHold } from '../fundLookups';
import { areMovable } from './posting';
import { idUsed, noSuchHold, noSuchTrader, notHeld, wrongLegs, wrongShares } from '../refusals';
import { holdKey, toHold } from './reserving';
import type { LiveHold } from '../state';
import type { Queries } from '../sql/statement';

type Ending = 'funds.release' | 'funds.settle';

interface Known {
  ended: ReadonlyMap<string, EndedHold>;
  traders: ReadonlySet<string>;
}

type Shares = HoldEnd['shares'];

const end = (hold: Readonly<LiveHold>, ending: HoldEnd): Decision<Ending> => ({
  done: { hold: toHold({ ...hold, status: ending.as }), isRepeat: false },
  ends: [ending],
});

/**
 * A repeated end gets the same answer, so that a caller that received none can find out. A released hold can't be
 * settled, nor the other way round: `not held`. The same verb with other parties or figures is another command under
 * a used ID.
 */
const repeated = (hold: EndedHold, ending: HoldEnd): Decision<Ending> => {
  if (hold.status !== ending.as) return notHeld;
  return areSameLegs(hold.legs, endLegs(hold, ending)) ? { done: { hold: toHold(hold), isRepeat: true } } : idUsed;
};

const areWhole = ({ amount }: Readonly<LiveHold>, shares: Shares): boolean =>
  shares.every((share) => share.amount > 0n) && shares.reduce((sum, share) => sum + share.amount, 0n) === amount;

const partiesOf = ({ shares, also }: HoldEnd): string[] => [
  ...tradersOf(also),
  ...shares.flatMap(({ to }) => ('trader' in to ? [to.trader] : [])),
];

const decideOn = (hold: Readonly<LiveHold>, ending: HoldEnd, traders: Known['traders']): Decision<Ending> => {
  if (!areWhole(hold, ending.shares)) return wrongShares;
  const isEverybodyThere = partiesOf(ending).every((trader) => trader === hold.trader || traders.has(trader));
  return isEverybodyThere ? end(hold, ending) : noSuchTrader;
};

interface Wanted {
  id: string;
  as: HoldEnd['as'];
  /** Who receives the held amount. Undefined if a figure is invalid. */
  sharesOf: (hold: Readonly<LiveHold>) => Shares;
  also: ExactLeg[] | undefined;
}

const decide = ({ state }: View, wanted: Wanted, { ended, traders }: Known): Decision<Ending> => {
  const { id, as, sharesOf, also } = wanted;
  if (also === undefined || !areMovable(also)) return wrongLegs;
  const held = state.holds.get(id);
  if (held) return decideOn(held, { id, as, shares: sharesOf(held), also }, traders);
  const before = ended.get(id);
  return before ? repeated(before, { id, as, shares: sharesOf(before), also }) : noSuchHold;
};

const lookUpFor = async (client: Queries, ids: string[], traderIds: string[]): Promise<Known> => {
  const [ended, traders] = await Promise.all([readEndedHolds(client, ids), readTraders(client, traderIds)]);
  return { ended, traders };
};

const keysOf = ({ id }: { id: string }): string[] => [holdKey(id)];

const tradersIn = ({ also = [] }: Pick<CommandOf<Ending>, 'also'>): string[] => tradersOf(also);

export const releaseFunds = defineKind({
  kind: 'funds.release',
  keysOf,
  lookUp: (client, commands) =>
    lookUpFor(
      client,
      commands.map(({ id }) => id),
      commands.flatMap(tradersIn),
    ),
  decide: (view, { id, also = [] }, known: Known) =>
    decide(
      view,
      {
        id,
        as: 'released',
        sharesOf: ({ trader, amount }) => [{ to: { trader }, amount }],
        also: readLegs(also),
      },
      known,
    ),
});

export const settleFunds = defineKind({
  kind: 'funds.settle',
  keysOf,
  lookUp: (client, commands) =>
    lookUpFor(
      client,
      commands.map(({ id }) => id),
      commands.flatMap((command) => [
        ...tradersIn(command),
        ...command.shares.flatMap(({ to }) => ('trader' in to ? [to.trader] : [])),
      ]),
    ),
  decide: (view, { id, shares, also = [] }, known: Known) => {
    const exact = shares.map(({ to, amount }) => ({ to, amount: readAmount(amount) ?? 0n }));
    return decide(view, { id, as: 'settled', sharesOf: () => exact, also: readLegs(also) }, known);
  },
});
