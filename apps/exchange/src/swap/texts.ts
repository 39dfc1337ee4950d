import { failureText } from '@exchange/domain';
import type { QuickSwapEmitted } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '../shared/services/tell';

export const quickSwapSays: Says<QuickSwapEmitted> = {
  'swap.accepted': ({ message }) => succeeded(message),
  'swap.refused': ({ failure }) => wentWrong(failureText(failure)),
  'swap.unconfirmed': ({ failure }) => wentWrong(failureText(failure)),
};
