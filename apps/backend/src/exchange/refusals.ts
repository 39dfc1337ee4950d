import {
  closedAccountTexts,
  listSizes,
  serverWording,
  showCoins,
  swapTexts,
  tradingTexts,
  windDownTexts,
} from '@exchange/domain';
import type { Refusal } from './outcomes';

export interface Refused {
  refused: Refusal;
}

export const refused = (refusal: Refusal): Refused => ({ refused: refusal });

export const wrongFigure = (field: 'price' | 'amount', message: string): Refused =>
  refused({ code: 'figure', message, field });

export const wrongAmount = wrongFigure('amount', 'The amount must be above 0.');

export const wrongShares = wrongFigure('amount', 'The shares must add up to the reserved amount.');

export const wrongLegs = wrongFigure('amount', 'Each amount must move between two different accounts.');

export const noSuchPair = refused({ code: 'no such pair', message: "This pair doesn't exist.", field: 'pair' });

export const closed = refused({ code: 'closed', message: tradingTexts.underMaintenance, field: 'pair' });

export const tradingStopped = refused({ code: 'closed', message: windDownTexts.trading, field: 'pair' });

export const insufficient = refused({ code: 'insufficient', message: 'Insufficient Fund', field: 'amount' });

export const ownOrder = refused({
  code: 'own order',
  message: 'This order would trade with your own open order. Cancel that one first.',
});

export const swapPaused = refused({ code: 'closed', message: swapTexts.paused });

export const swapsStopped = refused({ code: 'closed', message: windDownTexts.swaps });

export const ownOffer = refused({
  code: 'own order',
  message: 'This swap would trade with your own open order. Cancel that one first.',
});

/** `lots` is the amount on offer, which is not enough. */
export const notOffered = (lots: string): Refused =>
  refused({
    code: 'not offered',
    message:
      lots === '0'
        ? 'No XDC is available right now. Nothing was swapped.'
        : `Only ${showCoins(lots, 'XDC')} is available right now. Nothing was swapped.`,
    field: 'amount',
  });

export const tooManyOrders = refused({
  code: 'too many orders',
  message: `You have ${listSizes.openOrders} open orders, which is the maximum. Cancel one first.`,
});

export const clientIdUsed = refused({
  code: 'id used',
  message: 'This client order ID is already used by another order.',
  field: 'clientOrderId',
});

export const idUsed = refused({ code: 'id used', message: 'This ID is already in use.' });

export const noSuchOrder = refused({ code: 'no such order', message: "This order doesn't exist.", field: 'order' });

export const noSuchTrader = refused({ code: 'no such trader', message: "This trader doesn't exist." });

export const notOpen = refused({ code: 'not open', message: 'This order is no longer open.', field: 'order' });

export const noSuchHold = refused({ code: 'no such hold', message: 'Nothing is reserved under this ID.' });

export const notHeld = refused({ code: 'not held', message: 'This was already released or settled.' });

export const noReason = refused({
  code: 'reason',
  message: 'Say who is doing this and why, in 1 to 500 printable characters.',
});

export const frozen = refused({
  code: 'frozen',
  message: "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.",
});

export const accountClosed = refused({ code: 'frozen', message: closedAccountTexts.refused });

/** Why this trader begins nothing new that moves money; a closed account can still be emptied. */
export const standingObjection = (
  { frozen: onHold, closed: ended }: Record<'frozen' | 'closed', ReadonlySet<string>>,
  trader: string,
): Refused | undefined => {
  if (onHold.has(trader)) return frozen;
  return ended.has(trader) ? accountClosed : undefined;
};

export const sessionEnded = refused({ code: 'session ended', message: serverWording.sessionEnded });

export const failed = refused({
  code: 'failed',
  message: "Something went wrong on our side. Nothing has changed, and we've been notified.",
});

export const unavailable = refused({
  code: 'unavailable',
  message: "The exchange can't do this right now. Nothing has changed. Try again in a moment.",
});

export const halted = refused({
  code: 'unavailable',
  message:
    'Trading is on hold while we check our books. Nothing has changed, and your balances and open orders are safe.',
});

export const unconfirmed = refused({
  code: 'unconfirmed',
  message: "The exchange didn't confirm this in time. Check whether it went through before you try again.",
});
