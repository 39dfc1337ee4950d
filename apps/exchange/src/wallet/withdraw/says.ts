import { failureText, withdrawalObstacleText, withdrawalStatus } from '@exchange/domain';
import type { SentWithdrawalsEmitted, WithdrawalEmitted } from '@exchange/machines';
import { saysNothing, succeeded, wentWrong, type Says } from '../../shared/services/tell';
import { saidTexts } from './sentTexts';

export const withdrawalSays: Says<WithdrawalEmitted> = {
  'gate.closed': ({ obstacle }) => wentWrong(withdrawalObstacleText(obstacle)),
  'code.sent': ({ message }) => succeeded(message),
  'code.notSent': ({ failure }) => wentWrong(failureText(failure, 'repeatable')),
  'withdrawal.sent': saysNothing,
  'withdrawal.requested': ({ message }) => succeeded(message),
  'withdrawal.refused': ({ failure }) => wentWrong(failureText(failure)),
  'withdrawal.unconfirmed': ({ withdrawal }) => wentWrong(saidTexts.checkNeeded(withdrawal)),
  'withdrawal.checkNeeded': ({ withdrawal }) => wentWrong(saidTexts.checkNeeded(withdrawal)),
};

export const sentWithdrawalsSay: Says<SentWithdrawalsEmitted> = {
  'withdrawal.found': ({ withdrawal, found }) =>
    succeeded(saidTexts.found(withdrawal, withdrawalStatus(found.status).caption)),
  'withdrawal.checkNeeded': ({ withdrawal }) => wentWrong(saidTexts.checkNeeded(withdrawal)),
};
