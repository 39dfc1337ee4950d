/**
 * True on a real exchange: no chain is behind one yet, so that no coins come in or go out. For a `where` clause or a
 * column. It goes with `custody/openCustody.ts`.
 */
export const lacksCustodySql = `exists (select from database_kind where kind = 'real')`;
