import { emptyPosition, flowNames, fromUnits, toUnits, type Flow, type Position } from '@exchange/domain';

type FlowText = Record<keyof Flow, string>;

/** As the database has it: figures as text. */
export type StoredPosition = Record<'quantity' | 'cost' | 'proceeds', string> & {
  isUnvalued: boolean;
  flows: Readonly<Record<string, FlowText>>;
};

export const flowText = ({ quantity, usd }: Flow): FlowText => ({ quantity: fromUnits(quantity), usd: fromUnits(usd) });

export const toStored = (position: Position): StoredPosition => ({
  quantity: fromUnits(position.quantity),
  cost: fromUnits(position.cost),
  proceeds: fromUnits(position.proceeds),
  isUnvalued: position.isUnvalued,
  flows: Object.fromEntries(flowNames.map((flow) => [flow, flowText(position[flow])])),
});

export const fromStored = ({ quantity, cost, proceeds, isUnvalued, flows: stored }: StoredPosition): Position => ({
  ...emptyPosition,
  quantity: toUnits(quantity),
  cost: toUnits(cost),
  proceeds: toUnits(proceeds),
  isUnvalued,
  ...Object.fromEntries(
    Object.entries(stored).map(([flow, figures]) => [
      flow,
      { quantity: toUnits(figures.quantity), usd: toUnits(figures.usd) },
    ]),
  ),
});
