import { failureText } from '@exchange/domain';
import type { OrderEntryEmitted } from '@exchange/machines';
import { saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

/** The header tells of an unconfirmed order. */
export const orderEntrySays: Says<OrderEntryEmitted> = {
  'order.sent': saysNothing,
  'order.accepted': ({ message }) => succeeded(message),
  'order.refused': ({ failure }) => wentWrong(failureText(failure)),
  'order.unconfirmed': saysNothing,
};
