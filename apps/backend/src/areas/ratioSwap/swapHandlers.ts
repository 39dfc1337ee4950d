import { boughtAmount, paidUsd, parseTyped, readMoment, ratioSwapTexts, txHashOnServer } from '@exchange/domain';
import { refusing } from '../../contract/exchangeRefusals';
import { objectionByRules } from '../../contract/formObjection';
import type { FormChecks, Refused, TraderHandlers } from '../../contract/handlers';
import type { Exchange } from '../../exchange/exchange';
import type { Refusal } from '../../exchange/outcomes';
import type { Queries } from '../../exchange/sql/statement';
import { ratioSwapColumns, toRatioSwap, type RatioSwapRow } from './requests/ratioSwap';
import { toSwapRow } from './swapAnswers';

interface RatioSwapNeeds {
  exchange: Pick<Exchange, 'submit'>;
  queries: Queries;
}

const refusedBy = refusing({
  amount: 'amount',
  txHash: 'txHash',
  buyingDate: 'buyingDate',
  clientSwapId: 'client_swap_id',
});

/** A purchase that was too late is an invalid request, not a closed market. */
const toRefused = (refusal: Refusal): Refused =>
  refusedBy(refusal.field === 'buyingDate' ? { ...refusal, code: 'figure' } : refusal);

const figure = (text: string): string => parseTyped(text) ?? text;

export const ratioSwapTraderHandlers = ({ exchange, queries }: RatioSwapNeeds): TraderHandlers => ({
  submitSwapRatio: async ({ trader, body }) => {
    const request = {
      kind: 'swap.request',
      trader: trader.uniqueId,
      clientId: body.client_swap_id,
      txHash: body.txHash.toLowerCase(),
      // The form check has read it before.
      boughtAt: readMoment(body.buyingDate) ?? NaN,
      amount: figure(body.amount),
      amountUsd: figure(body.amountUSD),
    } as const;
    const { done, refused } = await exchange.submit<'swap.request'>(request, { session: trader.session });
    if (refused) return toRefused(refused);
    const message = done.isRepeat ? ratioSwapTexts.submittedBefore : ratioSwapTexts.submitted;
    return { status: 200, message, data: toSwapRow(done.swap) };
  },
  swapRatioDetails: async ({ trader }) => {
    const { rows } = await queries.query<RatioSwapRow>({
      name: 'ratio-swaps-of-trader',
      text: `select ${ratioSwapColumns} from ratio_swap where owner = $1 order by number desc`,
      values: [trader.uniqueId],
    });
    return { statusCode: 200, data: rows.map((row) => toSwapRow(toRatioSwap(row))) };
  },
});

/** The form's checks, apart from the message about the hash. The ratio rules decide if a purchase is early enough. */
const requestRules = {
  txHash: txHashOnServer,
  buyingDate: (value: string) => (readMoment(value) === undefined ? ratioSwapTexts.buyingDate : undefined),
  amount: boughtAmount,
  amountUSD: paidUsd,
};

export const ratioSwapFormChecks: FormChecks = { submitSwapRatio: objectionByRules(requestRules) };
