import {
  fromUnits,
  normaliseEmail,
  parseTyped,
  readAssetSymbol,
  spotPairNames,
  type AssetSymbol,
  type DecimalText,
  type SpotPairName,
} from '@exchange/domain';
import { createTraderStore, type TraderRow } from '../identity/stores/traders';
import type { Queries } from '../db/client';
import { readAmount } from '../ledger/legs';

/** What somebody typed, or the sentence that says what is wrong with it. */
export type Read<Value> = { value: Value; wrong?: never } | { wrong: string; value?: never };

export const findTrader = async (queries: Queries, typed: string): Promise<Read<TraderRow>> => {
  const email = normaliseEmail(typed);
  const value = await createTraderStore(queries).byEmail(email);
  return value ? { value } : { wrong: `There is no account ${email}.` };
};

export const readCoin = (typed: string): Read<AssetSymbol> => {
  const value = readAssetSymbol(typed);
  return value ? { value } : { wrong: `There is no currency ${typed}.` };
};

/** Some write 1.25 with a comma, others group 1250 by one. */
const isAmbiguous = (typed: string): boolean => /^[1-9]\d{0,2},\d{3}$/.test(typed);

/** Exactly what will be booked, without zeros at the end. */
export const readMoney = (typed: string): Read<DecimalText> => {
  if (isAmbiguous(typed))
    return {
      wrong: `${typed} can mean ${typed.replace(',', '')} or ${typed.replace(',', '.')}. Type it without a comma.`,
    };
  const units = readAmount(parseTyped(typed) ?? '');
  if (units !== undefined) return { value: fromUnits(units) };
  return { wrong: `${typed} is not an amount. Type a figure above 0 with at most 18 decimals, such as 12.5.` };
};

export const readPair = (typed: string): Read<SpotPairName> => {
  const name = typed.toUpperCase();
  const value = spotPairNames.find((known) => known === name);
  return value ? { value } : { wrong: `There is no pair ${typed}.` };
};
