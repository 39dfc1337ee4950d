import { pairs } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import type { Exchange } from '../../exchange/exchange';
import { demoPrice } from './demoPrices';
import { unitsText } from './units';

/** The demo's prices go on while nobody trades, so that its reference prices start over where those are now. */
export const setDemoReferences = async (exchange: Pick<Exchange, 'submit'>, at: number): Promise<void> => {
  const moving = pairs.filter(({ fixedPrice }) => fixedPrice === undefined);
  await Promise.all(
    moving.map((pair) =>
      exchange.submit({
        kind: 'reference.set',
        pair: pair.name,
        price: plainDecimal(unitsText(demoPrice(pair, at), pair.priceDecimals)),
        reason: 'The demo market begins at this price.',
        by: 'demo market',
      }),
    ),
  );
};
