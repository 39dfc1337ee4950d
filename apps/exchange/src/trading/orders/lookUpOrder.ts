import { isFailure, pairLabel, shellTexts } from '@exchange/domain';
import type { IntendedOrder, SentLookup, SentRow } from '@exchange/machines';
import { openOrdersPath } from '#shared/page/openOrdersPath.ts';
import { paths } from '#shared/page/paths.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { succeeded, type Saying } from '#shared/services/tell.ts';
import { traderNow } from '#shared/session/session.ts';
import { orderText } from './orderWords';

/** An order without an answer, as the exchange has it. */
export interface FoundOrder extends SentRow {
  /** What became of it, with a link to it. */
  saying: Saying;
}

const fates: Partial<Record<string, string>> = {
  partially: 'placed and partially filled',
  completed: 'filled',
  cancelled: 'placed and then cancelled',
  'partially cancelled': 'placed, partially filled and then cancelled',
};

const isOpen = (status: string): boolean => status === 'active' || status === 'partially';

/** Where an order can be seen, depending on whether it is still open. */
export const placesOf = ({ pair }: IntendedOrder) => ({
  open: { label: `Open orders on ${pairLabel(pair.name)}`, to: openOrdersPath(pair) },
  past: { label: shellTexts.profileMenu.orderHistory, to: paths.orderHistory },
});

const sayingOf = (order: IntendedOrder, status: string): Saying => ({
  ...succeeded(`Your order was ${fates[status] ?? 'placed'}: ${orderText(order)}.`),
  link: placesOf(order)[isOpen(status) ? 'open' : 'past'],
});

/** By the id it was sent with, so that one that was filled or cancelled meanwhile is found too. */
export const lookUpOrder = async (
  { services: { client, session } }: RunningApp,
  order: IntendedOrder,
): Promise<SentLookup<FoundOrder>> => {
  const answer = await client.history.orderHistory({
    userid: traderNow(session) ?? '',
    cache: false,
    client_order_id: order.id,
  });
  if (isFailure(answer)) return answer;
  return {
    data: answer.data.data.map(({ client_order_id: id, status }) => ({ id, saying: sayingOf(order, status) })),
  };
};
