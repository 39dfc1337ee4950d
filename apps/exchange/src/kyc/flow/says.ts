import { failureText } from '@exchange/domain';
import type { KycSubmissionEmitted } from '@exchange/machines';
import { noted, saysNothing, succeeded, wentWrong, type Says } from '../../shared/services/tell';
import { saidTexts as texts } from '../texts';

export const kycSays: Says<KycSubmissionEmitted> = {
  'documents.submitted': ({ message = '' }) => succeeded(message === '' ? texts.submitted : message),
  'documents.refused': ({ failure }) => wentWrong(texts.refused(failureText(failure, 'repeatable'))),
  'picture.interrupted': ({ side }) => wentWrong(texts.interrupted(side)),
  'documents.unconfirmed': () => noted(texts.unconfirmed),
  'documents.notArrived': () => wentWrong(texts.notArrived),
  'documents.decided': ({ status }) => (status === 'Approved' ? succeeded(texts.approved) : wentWrong(texts.rejected)),
  'session.ended': saysNothing,
};
