import { spotPairs, type AssetSymbol, type Pair, type PairName } from '@exchange/domain';

/** A price on the way from one coin to another, upside down where the pair is listed the other way round. */
interface RouteLeg {
  pair: PairName;
  isInverted: boolean;
}

/** Pairs whose prices together imply that of another. */
export type Route = readonly RouteLeg[];

/** Pairs whose price moves; XDC-XDCE is fixed. */
const quoted = spotPairs.filter(({ fixedPrice }) => fixedPrice === undefined);

const coins = [...new Set(quoted.flatMap(({ base, quote }) => [base, quote]))];

const legsBetween = (base: AssetSymbol, quote: AssetSymbol, except: PairName): RouteLeg[] =>
  quoted.flatMap((pair): RouteLeg[] => {
    if (pair.name === except) return [];
    if (pair.base === base && pair.quote === quote) return [{ pair: pair.name, isInverted: false }];
    return pair.base === quote && pair.quote === base ? [{ pair: pair.name, isInverted: true }] : [];
  });

/** A perpetual contract has the spot pair of its coins; every other pair goes by way of one more coin. */
export const routesOf = ({ name, base, quote }: Pick<Pair, 'name' | 'base' | 'quote'>): Route[] => [
  ...legsBetween(base, quote, name).map((leg): Route => [leg]),
  ...coins.flatMap((coin): Route[] =>
    legsBetween(base, coin, name).flatMap((first) => legsBetween(coin, quote, name).map((second) => [first, second])),
  ),
];
