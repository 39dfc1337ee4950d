import { priceMessage, readWire, toUnits } from '@exchange/domain';
import { defineKind } from '../commandKind';
import { findMarket } from '../market';
import { isReadableLine } from '../readableLine';
import { hasReference, setReference } from '../reference/references';
import { noReason, noSuchPair, refused, wrongFigure } from '../refusals';

const priceIsFixed = refused({ code: 'figure', message: 'The price of this pair is fixed.', field: 'pair' });

/** Starts over at this price: what was traded before no longer moves the reference price. */
export const setReferencePrice = defineKind({
  kind: 'reference.set',
  // Orders read from the database whether their pair has one.
  endsGroup: true,
  decide: ({ at }, { pair: name, price: typed, reason, by }) => {
    const market = findMarket(name);
    if (!market) return noSuchPair;
    if (!hasReference(market.pair)) return priceIsFixed;
    if (!isReadableLine(reason) || !isReadableLine(by)) return noReason;
    const price = readWire(typed) ?? '';
    const objection = priceMessage(price, { pair: market.pair });
    if (objection !== undefined) return wrongFigure('price', objection);
    return {
      done: { price },
      events: [{ kind: 'reference.set', payload: { pair: name, price, reason, by } }],
      change: ({ references, numbers }) => {
        setReference(references, name, toUnits(price), at, numbers.trade);
      },
    };
  },
});
