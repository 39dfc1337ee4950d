import { findPair } from '../markets/pairs';
import { swappedText, tradingTexts } from '../messages/trading';
import { readWire } from '../money/decimalText';
import { orderCall } from './formFill';

/** A user's own trade, as sent on the live channel. */
export interface TradeEvent {
  Pair: string;
  Amount: unknown;
  Trade_status?: unknown;
}

const completedText = ({ Pair, Amount }: TradeEvent): string => {
  const pair = findPair(Pair);
  const amount = readWire(Amount);
  const isSwap = pair !== undefined && orderCall(pair) === 'placeSwapOrder';
  return isSwap && amount !== undefined ? swappedText(amount) : tradingTexts.completed;
};

/** The toast for it, or undefined if the event says neither partially nor completed. */
export const tradeToast = (event: TradeEvent): string | undefined => {
  if (event.Trade_status === 'partially') return tradingTexts.partiallyCompleted;
  return event.Trade_status === 'completed' ? completedText(event) : undefined;
};
