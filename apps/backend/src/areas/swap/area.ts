import { defineArea } from '../../area/area';
import { fieldTexts, quickSwapAmount, quickSwapCurrency, showCoins, swapTexts } from '@exchange/domain';
import { refusing } from '../../contract/exchangeRefusals';
import { refuse, type FormCheck, type FormChecks, type TraderHandlers } from '../../contract/handlers';
import type { Exchange } from '../../exchange/exchange';

type SwapDoor = Pick<Exchange, 'submit'>;

const toRefused = refusing({ amount: 'swap_amount', clientOrderId: 'client_order_id' });

/** Swaps for the trader of the token, whoever the call names. */
export const swapTraderHandlers = ({ exchange }: { exchange: SwapDoor }): TraderHandlers => ({
  swap: async ({ trader, body: { currency, swap_amount: amount, client_order_id: clientOrderId } }) => {
    const swapping = { kind: 'coins.swap', trader: trader.uniqueId, amount, clientOrderId } as const;
    const { done, refused } = await exchange.submit<'coins.swap'>(swapping, { session: trader.session });
    return refused
      ? toRefused(refused)
      : { status: 200, message: `${showCoins(done.order.amount, currency)} swapped to XDC.` };
  },
});

/** Refuses in the words of the form, which are clearer than those of the contract check. */
const swapObjection: FormCheck = ({ currency = '', swap_amount: amount = '' }) => {
  if (typeof currency !== 'string' || typeof amount !== 'string') return undefined;
  if (currency === '') return refuse(400, fieldTexts.required, 'currency');
  if (currency !== quickSwapCurrency) return refuse(400, swapTexts.otherCurrency, 'currency');
  const message = quickSwapAmount(undefined)(amount);
  return message === undefined ? undefined : refuse(400, message, 'swap_amount');
};

export const swapFormChecks: FormChecks = { swap: swapObjection };

export const swap = defineArea({
  name: 'swap',
  open: ({ exchange }) => ({ traderCalls: swapTraderHandlers({ exchange }), formChecks: swapFormChecks }),
});
