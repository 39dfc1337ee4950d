import type { DecimalText, PairName, Side } from '@exchange/domain';
import { createRandom } from '../../engine/testing/random';
import type { Command } from '../commands';
import type { Draft } from '../draft';
import { carryOutGroup } from '../running/group';
import { createKinds, type Known } from '../running/kinds';
import { orderId } from '../liveOrder';
import { ownCommands } from '../kinds/ownCommands';
import type { State } from '../state';
import { stalls, traders, type Stall } from './stalls';

/** Per hundred commands; the rest are cancels. */
const mixes = {
  /** Fills empty books. */
  opening: { resting: 95, crossing: 5 },
  /** About as many orders end as arrive. */
  trading: { resting: 55, crossing: 15 },
  /** As `trading`, but without cancels. */
  calls: { resting: 65, crossing: 35 },
};

const kinds = createKinds(ownCommands);

const LEVELS = 10;

/** An order can't be cancelled before its trader has received it. */
const UNHEARD_OF = 4_000;

const middles = new Map<PairName, DecimalText>(
  stalls.map(({ market, middleTicks }) => [market.pair.name, market.price(middleTicks)]),
);

/** The centre of the price band. */
export const middleOf = (pair: PairName): DecimalText | undefined => middles.get(pair);

export interface TapeOptions {
  seed: number;
  mix: keyof typeof mixes;
  commands: number;
  /** The state that the commands run on. */
  state: State;
  known: Known;
  /** Called for each command after it was carried out alone. */
  onDraft?: (draft: Draft) => void;
}

/** Commands of many traders, the same every time, none of them refused. */
export const makeTape = ({ seed, mix, commands, state, known, onDraft }: TapeOptions): Command[] => {
  const { resting: ofResting, crossing: ofCrossing } = mixes[mix];
  const given = { kinds, state, known, now: Date.now, lastPrice: middleOf };
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const tape: Command[] = [];
  const placed: number[] = [...state.openOrders.all()].map(({ id }) => id);

  const order = (side: Side, { market }: Stall, ticks: number, lots: number): Command => ({
    kind: 'order.place',
    trader: one(traders[side]),
    pair: market.pair.name,
    side,
    price: market.price(ticks),
    amount: market.amount(lots),
    clientOrderId: `${mix}-${tape.length}`,
  });

  const amountOf = ({ lots }: Stall): number => Math.floor(lots / 2) + below(lots);

  const resting = (): Command => {
    const [stall, side] = [one(stalls), one(['buy', 'sell'] as const)];
    const away = (1 + below(LEVELS)) * stall.stepTicks;
    return order(side, stall, stall.middleTicks + (side === 'buy' ? -away : away), amountOf(stall));
  };

  const crossing = (): Command => {
    const [stall, side] = [one(stalls), one(['buy', 'sell'] as const)];
    const away = 3 * stall.stepTicks;
    return order(side, stall, stall.middleTicks + (side === 'buy' ? away : -away), 2 * amountOf(stall));
  };

  const cancel = (): Command => {
    const heardOf = placed.length - UNHEARD_OF;
    for (;;) {
      const open = state.openOrders.find(placed[below(heardOf)] ?? 0);
      if (open) return { kind: 'order.cancel', trader: open.owner, order: orderId(open.id) };
    }
  };

  const next = (): Command => {
    const roll = below(100);
    if (roll < ofResting) return resting();
    return roll < ofResting + ofCrossing ? crossing() : cancel();
  };

  while (tape.length < commands) {
    const command = next();
    const { draft, outcomes } = carryOutGroup([command], given);
    for (const { refused } of outcomes) if (refused) throw new Error(`${command.kind} was refused: ${refused.code}`);
    for (const { id } of draft.newOrders) placed.push(id);
    tape.push(command);
    onDraft?.(draft);
  }
  return tape;
};
