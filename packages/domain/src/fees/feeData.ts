import { type AssetSymbol, readAssetSymbol } from '../assets/assets';
import { type PairFees, type PairName, readPairName } from '../markets/pairs';
import { isBelow } from '../money/compare';
import { readWire, type DecimalText } from '../money/decimalText';

export interface CurrencyFees {
  minimumWithdrawal: DecimalText;
  withdrawalFee: DecimalText;
}

/** The fees from a server, as far as they can be read. */
export interface FeeData {
  trading: ReadonlyMap<PairName, Partial<PairFees>>;
  withdrawal: ReadonlyMap<AssetSymbol, Partial<CurrencyFees>>;
}

export const noFeeData: FeeData = { trading: new Map(), withdrawal: new Map() };

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** A database error on the server arrives in place of the data. It is recognised by its name. */
const isDatabaseError = (data: Entry): boolean => typeof data['name'] === 'string';

/** One list, or several under any names: each entry shows which kind it is. */
const entriesOf = (data: unknown): Entry[] => {
  if (Array.isArray(data)) return data.filter(isEntry);
  if (!isEntry(data) || isDatabaseError(data)) return [];
  return Object.values(data).flatMap((list) => (Array.isArray(list) ? list.filter(isEntry) : []));
};

const readFee = (value: unknown): DecimalText | undefined => {
  const fee = readWire(value);
  return fee === undefined || isBelow(fee, '0') ? undefined : fee;
};

const given = <Field extends string>(
  fields: Readonly<Record<Field, DecimalText | undefined>>,
): Partial<Record<Field, DecimalText>> => {
  const known: Partial<Record<Field, DecimalText>> = {};
  for (const field in fields) if (fields[field] !== undefined) known[field] = fields[field];
  return known;
};

const tradingEntry = (entry: Entry): [PairName, Partial<PairFees>][] => {
  const symbol = entry['symbol'] ?? entry['currencySymbol'];
  const pair = typeof symbol === 'string' ? readPairName(symbol) : undefined;
  return pair === undefined ? [] : [[pair, given({ buy: readFee(entry['buy']), sell: readFee(entry['sell']) })]];
};

const withdrawalEntry = (entry: Entry): [AssetSymbol, Partial<CurrencyFees>][] => {
  const currency = entry['currencyName'];
  const symbol = typeof currency === 'string' ? readAssetSymbol(currency) : undefined;
  if (symbol === undefined) return [];
  const minimumWithdrawal = readFee(entry['minWithdrawal']);
  return [[symbol, given({ minimumWithdrawal, withdrawalFee: readFee(entry['withdrawalFee']) })]];
};

export const readFeeData = (data: unknown): FeeData => {
  const entries = entriesOf(data);
  return { trading: new Map(entries.flatMap(tradingEntry)), withdrawal: new Map(entries.flatMap(withdrawalEntry)) };
};

/** The fees stored at login, as JSON text. */
export const readStoredFeeData = (stored: string | null | undefined): FeeData => {
  try {
    return readFeeData(JSON.parse(stored ?? 'null'));
  } catch {
    return noFeeData;
  }
};
