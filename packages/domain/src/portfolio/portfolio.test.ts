import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookMovement, type PortfolioMovement, type Positions } from './book';
import {
  averageCost,
  emptyPosition,
  flowsBetween,
  flowsIn,
  flowsOut,
  realisedProfit,
  type FlowIn,
  type FlowOut,
} from './position';

const unit = 10n ** 18n;
const units = (figure: number): bigint => BigInt(Math.round(figure * 1e6)) * 10n ** 12n;

const prices: Readonly<Record<string, number>> = { XDC: 0.05, XDCE: 0.05, ETH: 3000, USDT: 1 };

const worth = (asset: string, amount: bigint): bigint | undefined => {
  const price = prices[asset];
  return price === undefined ? undefined : (amount * units(price)) / unit;
};

const moved = (
  changes: Readonly<Record<string, number>>,
  more: Partial<PortfolioMovement> = {},
): PortfolioMovement => ({
  changes: Object.entries(changes).map(([asset, amount]) => ({ asset, amount: units(amount) })),
  ...more,
});

const after = (...movements: readonly PortfolioMovement[]): Positions =>
  movements.reduce<Positions>((positions, movement) => bookMovement(positions, movement, worth), new Map());

const positionOf = (positions: Positions, asset: string) => positions.get(asset) ?? emptyPosition;

const bought = moved({ USDT: -5, XDC: 99.5 });

describe('average cost', () => {
  it('has fees in it: what was paid, over what was received [WAL-451]', () => {
    const xdc = positionOf(after(moved({ USDT: 100 }), bought), 'XDC');
    expect(xdc.cost).toBe(units(5));
    expect(averageCost(xdc)).toBe((units(5) * unit) / units(99.5));
  });

  it('is that of all that is held, whichever came first [WAL-451]', () => {
    const xdc = positionOf(after(moved({ USDT: -4, XDC: 100 }), moved({ USDT: -8, XDC: 100 })), 'XDC');
    expect(averageCost(xdc)).toBe(units(0.06));
  });

  it('of a deposit is its worth when it arrived, and no profit [WAL-452]', () => {
    const eth = positionOf(after(moved({ ETH: 2 })), 'ETH');
    expect([averageCost(eth), eth.deposited.usd, realisedProfit(eth)]).toEqual([units(3000), units(6000), 0n]);
  });

  it('of rewards and referral payments is their worth, which is income [WAL-452]', () => {
    const xdc = positionOf(after(moved({ XDC: 10 }, { isIncome: true })), 'XDC');
    expect([xdc.earned.usd, xdc.deposited.usd, xdc.cost]).toEqual([units(0.5), 0n, units(0.5)]);
  });

  it('is unknown while a part came without a price, and known again once none is left [WAL-453]', () => {
    const one = after(moved({ BCHSV: 3 }));
    expect(averageCost(positionOf(one, 'BCHSV'))).toBeUndefined();
    const emptied = bookMovement(one, moved({ BCHSV: -3 }), worth);
    expect(averageCost(positionOf(bookMovement(emptied, moved({ USDT: -9, BCHSV: 1 }), worth), 'BCHSV'))).toBe(
      units(9),
    );
  });
});

describe('profit', () => {
  it('is what was received for what was sold, after fees, less its share of the cost [WAL-454]', () => {
    const positions = after(moved({ USDT: -10, XDC: 200 }), moved({ XDC: -50, USDT: 4.975 }));
    const xdc = positionOf(positions, 'XDC');
    expect([realisedProfit(xdc), xdc.quantity, xdc.cost]).toEqual([units(2.475), units(150), units(7.5)]);
  });

  it('of a trade without dollars goes by the worth of what was received [WAL-454]', () => {
    const positions = after(moved({ USDT: -2000, ETH: 1 }), moved({ ETH: -1, XDC: 59_700 }));
    expect(realisedProfit(positionOf(positions, 'ETH'))).toBe(units(985));
    expect(positionOf(positions, 'XDC').cost).toBe(units(2985));
  });

  it('is not made by a withdrawal; its fee is a loss of what it cost [WAL-455]', () => {
    const eth = positionOf(after(moved({ ETH: 1 }), moved({ ETH: -0.5 }, { fee: units(0.01) })), 'ETH');
    expect([eth.withdrawn, eth.paid, realisedProfit(eth)]).toEqual([
      { quantity: units(0.49), usd: units(1470) },
      { quantity: units(0.01), usd: units(30) },
      units(-30),
    ]);
  });

  it('is not made between XDC and XDCE, whose cost moves over [WAL-455]', () => {
    const positions = after(moved({ USDT: -3, XDCE: 100 }), moved({ XDCE: -100, XDC: 100 }));
    expect([realisedProfit(positionOf(positions, 'XDCE')), positionOf(positions, 'XDC').cost]).toEqual([0n, units(3)]);
  });
});

it('what came and went in a year is what its end says less what its start said', () => {
  const start = after(moved({ ETH: 1 }));
  const end = bookMovement(start, moved({ ETH: -0.25 }), worth);
  const flows = flowsBetween(positionOf(start, 'ETH'), positionOf(end, 'ETH'));
  expect([flows.deposited, flows.withdrawn]).toEqual([
    { quantity: 0n, usd: 0n },
    { quantity: units(0.25), usd: units(750) },
  ]);
});

const coins = ['XDC', 'XDCE', 'ETH', 'USDT', 'BCHSV'] as const;
const amounts = fc.bigInt({ min: 1n, max: 10n ** 24n });

/** Only what is there is given, as the ledger has it. */
const steps = fc.array(
  fc.record({
    from: fc.constantFrom(...coins, undefined),
    to: fc.constantFrom(...coins, undefined),
    amount: amounts,
    got: amounts,
    isIncome: fc.boolean(),
    fee: amounts,
  }),
  { maxLength: 40 },
);

type Step = (typeof steps extends fc.Arbitrary<infer Taken> ? Taken : never)[number];

/** No more than there is goes, as in the ledger. */
const movementOf = (
  ledger: ReadonlyMap<string, bigint>,
  { from, to, amount, got, ...more }: Step,
): PortfolioMovement => {
  const there = ledger.get(from ?? '') ?? 0n;
  const gone = amount > there ? there : amount;
  const changes = [];
  if (from !== undefined && gone > 0n) changes.push({ asset: from, amount: -gone });
  if (to !== undefined && to !== from) changes.push({ asset: to, amount: got });
  return { ...more, changes };
};

it('quantities are those of the ledger, and no dollar is made or lost, whatever happens [WAL-450]', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const ledger = new Map<string, bigint>();
      let positions: Positions = new Map();
      for (const step of taken) {
        const movement = movementOf(ledger, step);
        for (const { asset, amount } of movement.changes) ledger.set(asset, (ledger.get(asset) ?? 0n) + amount);
        positions = bookMovement(positions, movement, worth);
      }
      for (const coin of coins) expect(positionOf(positions, coin).quantity).toBe(ledger.get(coin) ?? 0n);
      const all = [...positions.values()];
      const usd = (flows: readonly (FlowIn | FlowOut)[]): bigint =>
        all.flatMap((one) => flows.map((flow) => one[flow].usd)).reduce((sum, one) => sum + one, 0n);
      expect(all.reduce((sum, { cost }) => sum + cost, 0n)).toBe(usd(flowsIn) - usd(flowsOut));
      for (const { cost, quantity } of all) expect(quantity > 0n || cost === 0n).toBe(true);
    }),
  );
});
