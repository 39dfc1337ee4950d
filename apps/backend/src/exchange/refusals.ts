import { listSizes, swapTexts, tradingTexts } from '@exchange/domain';
import type { Refusal } from './outcomes';

export interface Refused {
  refused: Refusal;
}

const refused = (refusal: Refusal): Refused => ({ refused: refusal });

export const wrongFigure = (field: 'price' | 'amount', message: string): Refused =>
  refused({ code: 'figure', message, field });

export const wrongAmount = wrongFigure('amount', 'The amount must be above 0.');

export const wrongShares = wrongFigure('amount', 'The shares must come to what was reserved.');

export const wrongLegs = wrongFigure('amount', 'Each amount must go from one place to another.');

export const noSuchPair = refused({ code: 'no such pair', message: 'There is no such pair.', field: 'pair' });

export const closed = refused({ code: 'closed', message: tradingTexts.underMaintenance, field: 'pair' });

export const insufficient = refused({ code: 'insufficient', message: 'Insufficient Fund', field: 'amount' });

export const ownOrder = refused({
  code: 'own order',
  message: 'This order would trade with an open order of your own. Cancel that one first.',
});

export const swapPaused = refused({ code: 'closed', message: swapTexts.paused });

export const ownOffer = refused({
  code: 'own order',
  message: 'This swap would trade with an open order of your own. Cancel that one first.',
});

/** `lots` is what is offered of it, which is not enough. */
export const notOffered = (lots: string): Refused =>
  refused({
    code: 'not offered',
    message:
      lots === '0'
        ? 'Nobody offers XDC for XDCE right now. Nothing was swapped.'
        : `Only ${lots} XDC are offered for XDCE right now. Nothing was swapped.`,
    field: 'amount',
  });

export const tooManyOrders = refused({
  code: 'too many orders',
  message: `You have ${listSizes.openOrders} open orders, which is as many as there can be. Cancel one first.`,
});

export const clientIdUsed = refused({
  code: 'id used',
  message: 'This client order id was used for another order.',
  field: 'clientOrderId',
});

export const idUsed = refused({ code: 'id used', message: 'This id was used for something else.' });

export const noSuchOrder = refused({ code: 'no such order', message: 'There is no such order.', field: 'order' });

export const noSuchTrader = refused({ code: 'no such trader', message: 'There is no such trader.' });

export const notOpen = refused({ code: 'not open', message: 'This order is no longer open.', field: 'order' });

export const noSuchHold = refused({ code: 'no such hold', message: 'Nothing is reserved under this id.' });

export const notHeld = refused({ code: 'not held', message: 'This has been given back or settled already.' });

export const noReason = refused({
  code: 'reason',
  message: 'Say who does this and why, in 1 to 500 printable characters.',
});

export const frozen = refused({
  code: 'frozen',
  message: "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.",
});

export const failed = refused({
  code: 'failed',
  message: "Something went wrong on our side. Nothing has changed, and we've been told.",
});

export const unavailable = refused({
  code: 'unavailable',
  message: 'The exchange cannot do this right now, and nothing has changed. Please try again in a moment.',
});

export const halted = refused({
  code: 'unavailable',
  message:
    'Trading is on hold while we check our books. Nothing has changed, and your balances and open orders are kept.',
});

export const unconfirmed = refused({
  code: 'unconfirmed',
  message: 'The exchange could not confirm this in time. Please look whether it went through before you try again.',
});
