import { andList, failureText, requestTexts } from '@exchange/domain';
import type { RequestFormEmitted, Resending } from '@exchange/machines';
import { succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

const sameAgain = "Sending it again unchanged won't create a second request.";
const changed =
  "Your earlier request may have arrived. You've changed the form since, so sending it now creates a second request.";

export const formTexts = {
  processing: requestTexts.processing,
  missing: (fields: readonly string[]): string => `Fill in: ${andList(fields)}.`,
  unanswered: {
    unchanged: `We didn't get an answer. Your request may have arrived. ${sameAgain}`,
    changed,
  } satisfies Record<Resending, string>,
  /** Used if the latest attempt was refused. */
  unansweredEarlier: {
    unchanged: `An earlier attempt may have arrived. ${sameAgain}`,
    changed,
  } satisfies Record<Resending, string>,
  kept: "We couldn't submit your request. What you typed is still here.",
} as const;

export const takenTexts = {
  title: 'Request sent',
  reference: 'Reference',
  next: "We'll reply by email. If nothing arrives, check your spam folder.",
  another: 'Send another',
} as const;

export const requestSays: Says<RequestFormEmitted> = {
  'request.taken': ({ message }) => succeeded(message),
  'request.refused': ({ failure }) => wentWrong(failureText(failure)),
  'request.unconfirmed': ({ failure }) => wentWrong(failureText(failure)),
};
