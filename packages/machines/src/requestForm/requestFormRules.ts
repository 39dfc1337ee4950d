import { failureAnswer, isUnconfirmed, type Failure } from '@exchange/domain';

export type RequestFields = Readonly<Record<string, string>>;

/** A request as it is sent. If it is sent again with the same id, it is the same request. */
export interface SentRequest {
  id: string;
  fields: RequestFields;
}

export const isSame = (one: RequestFields, other: RequestFields): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

interface Filling {
  fields: RequestFields;
  /** An earlier request without a response. */
  unanswered: SentRequest | undefined;
}

/** Different values make it a different request. */
export const outgoing = ({ unanswered, fields }: Filling, id: string): SentRequest =>
  unanswered && isSame(unanswered.fields, fields) ? unanswered : { id, fields };

interface Failing {
  sent: SentRequest | undefined;
  unanswered: SentRequest | undefined;
}

/** The request that may still have arrived. A server that was too busy says nothing about an earlier attempt. */
export const unansweredAfter = ({ sent, unanswered }: Failing, failure: Failure): SentRequest | undefined => {
  if (isUnconfirmed({ error: failure })) return sent;
  const isDeclined = failureAnswer(failure) === 'refused' && sent?.id === unanswered?.id;
  return isDeclined ? undefined : unanswered;
};

/** How the form's values compare with those sent without a response. */
export type Resending = 'unchanged' | 'changed';

export const resending = ({ unanswered, fields }: Filling): Resending | undefined => {
  if (!unanswered) return undefined;
  return isSame(unanswered.fields, fields) ? 'unchanged' : 'changed';
};
