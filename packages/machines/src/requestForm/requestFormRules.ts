import { failureAnswer, isUnconfirmed, type Failure } from '@exchange/domain';

export type RequestFields = Readonly<Record<string, string>>;

/** A request as it goes out. Sent again with the same id it is the same request. */
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
  /** What went out before, without an answer. */
  unanswered: SentRequest | undefined;
}

/** With other fields it is another request. */
export const outgoing = ({ unanswered, fields }: Filling, id: string): SentRequest =>
  unanswered && isSame(unanswered.fields, fields) ? unanswered : { id, fields };

interface Failing {
  sent: SentRequest | undefined;
  unanswered: SentRequest | undefined;
}

/** What may have arrived all the same. A server that was too busy to look says nothing of an earlier try. */
export const unansweredAfter = ({ sent, unanswered }: Failing, failure: Failure): SentRequest | undefined => {
  if (isUnconfirmed({ error: failure })) return sent;
  const isDeclined = failureAnswer(failure) === 'refused' && sent?.id === unanswered?.id;
  return isDeclined ? undefined : unanswered;
};

/** How what is in the form compares with what went out without an answer. */
export type Resending = 'unchanged' | 'changed';

export const resending = ({ unanswered, fields }: Filling): Resending | undefined => {
  if (!unanswered) return undefined;
  return isSame(unanswered.fields, fields) ? 'unchanged' : 'changed';
};
