import { ledgerDecimals, type LedgerUnits } from '../money/ledgerUnit';

/** An amount of a coin and what it stands for in USD: what it was worth when it came, what it had cost when it went. */
export interface Flow {
  quantity: LedgerUnits;
  usd: LedgerUnits;
}

export const flowsIn = ['deposited', 'earned', 'bought', 'swappedIn'] as const;
export const flowsOut = ['withdrawn', 'sold', 'swappedOut', 'paid'] as const;

export const flowNames = [...flowsIn, ...flowsOut] as const;

export type FlowIn = (typeof flowsIn)[number];
export type FlowOut = (typeof flowsOut)[number];

/** What a trader has of one coin and what it cost, with everything that came and went since the first. */
export interface Position extends Readonly<Record<FlowIn | FlowOut, Flow>> {
  quantity: LedgerUnits;
  cost: LedgerUnits;
  /** What was received for all that was sold. */
  proceeds: LedgerUnits;
  /** A part of what is here came without a known worth, so that cost and profit are incomplete. */
  isUnvalued: boolean;
}

const noFlow: Flow = { quantity: 0n, usd: 0n };

export const emptyPosition: Position = {
  quantity: 0n,
  cost: 0n,
  proceeds: 0n,
  isUnvalued: false,
  deposited: noFlow,
  earned: noFlow,
  bought: noFlow,
  swappedIn: noFlow,
  withdrawn: noFlow,
  sold: noFlow,
  swappedOut: noFlow,
  paid: noFlow,
};

const plus = (flow: Flow, { quantity, usd }: Flow): Flow => ({
  quantity: flow.quantity + quantity,
  usd: flow.usd + usd,
});

/** Undefined dollars are an unknown worth: the amount counts, at no cost, and is marked. */
export const receive = (
  position: Position,
  as: FlowIn,
  quantity: LedgerUnits,
  usd: LedgerUnits | undefined,
): Position => ({
  ...position,
  quantity: position.quantity + quantity,
  cost: position.cost + (usd ?? 0n),
  isUnvalued: position.isUnvalued || usd === undefined,
  [as]: plus(position[as], { quantity, usd: usd ?? 0n }),
});

/** The share of the cost that goes with an amount, at average cost. What is last takes all that is left. */
export const costOf = ({ quantity, cost }: Pick<Position, 'quantity' | 'cost'>, amount: LedgerUnits): LedgerUnits =>
  amount >= quantity ? cost : (cost * amount) / quantity;

export const give = (position: Position, as: FlowOut, quantity: LedgerUnits): Position => {
  const usd = costOf(position, quantity);
  const left = position.quantity - quantity;
  return {
    ...position,
    quantity: left,
    cost: position.cost - usd,
    isUnvalued: position.isUnvalued && left !== 0n,
    [as]: plus(position[as], { quantity, usd }),
  };
};

/** What was won or lost by what was sold, and by fees that were paid in the coin. */
export const realisedProfit = ({ proceeds, sold, paid }: Pick<Position, 'proceeds' | 'sold' | 'paid'>): LedgerUnits =>
  proceeds - sold.usd - paid.usd;

const one = 10n ** BigInt(ledgerDecimals);

/** What an amount is worth at a price, both in units; undefined without a price. */
export const worthAt = (amount: LedgerUnits, price: LedgerUnits | undefined): LedgerUnits | undefined =>
  price === undefined ? undefined : (amount * price) / one;

/** In USD for one coin; undefined while there is none, or while a part of it has no known cost. */
export const averageCost = ({ quantity, cost, isUnvalued }: Position): LedgerUnits | undefined =>
  quantity <= 0n || isUnvalued ? undefined : (cost * one) / quantity;

/** What came and went from one state of a position to a later one, such as within a year. */
export const flowsBetween = (before: Position, after: Position): Pick<Position, FlowIn | FlowOut | 'proceeds'> => {
  const between = (flow: FlowIn | FlowOut): Flow => ({
    quantity: after[flow].quantity - before[flow].quantity,
    usd: after[flow].usd - before[flow].usd,
  });
  const all = Object.fromEntries(flowNames.map((flow) => [flow, between(flow)])) as Record<FlowIn | FlowOut, Flow>;
  return { ...all, proceeds: after.proceeds - before.proceeds };
};
