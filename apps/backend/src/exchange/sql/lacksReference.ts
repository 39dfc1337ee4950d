import { pairs } from '@exchange/domain';

const fixed = pairs.filter(({ fixedPrice }) => fixedPrice !== undefined).map(({ id }) => id);

/** True for a pair of a real exchange whose reference price no operator has set; for a `where` clause or a column. */
export const lacksReferenceSql = `(pair.id not in (${fixed.join(', ')})
  and exists (select from database_kind where kind = 'real')
  and not exists (select from reference_price where reference_price.pair = pair.id))`;
