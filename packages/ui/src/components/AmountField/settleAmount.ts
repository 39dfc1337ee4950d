import { clamp, compare, parseTyped, roundDown, type DecimalText } from '@exchange/domain';
import { setTo, type AmountNote, type Bounds } from './amountNotes';
import { tidied } from './editAmount';

export interface SettleRules extends Bounds {
  decimals: number;
  unit?: string | undefined;
  settle?: ((figure: DecimalText) => DecimalText) | undefined;
}

export interface SettledAmount {
  text: string;
  note?: AmountNote;
}

const within = (figure: DecimalText, { min = '0', max = figure }: Bounds): DecimalText => clamp(figure, min, max);

/** The text of the field after blur. */
export const settleAmount = (typed: string, { decimals, unit, settle, ...bounds }: SettleRules): SettledAmount => {
  const figure = parseTyped(typed);
  if (figure === undefined) return { text: '' };
  const settled = settle === undefined ? within(roundDown(figure, decimals), bounds) : settle(figure);
  if (compare(settled, figure) === 0) return { text: tidied(typed) };
  return { text: settled, note: setTo(settled, bounds, unit) };
};
