import type { RefusalReason } from '@exchange/domain';
import type { Refusal, RefusalCode } from '../exchange/outcomes';
import { refuse, type Refused } from './handlers';

const statuses: Readonly<Record<RefusalCode, number>> = {
  figure: 400,
  'no such pair': 404,
  'no such order': 404,
  'no such trader': 404,
  'not open': 409,
  'no such hold': 404,
  'not held': 409,
  closed: 409,
  'wrong email code': 400,
  'wrong app code': 400,
  insufficient: 400,
  'not offered': 409,
  'own order': 409,
  'too many orders': 409,
  'id used': 409,
  reason: 400,
  frozen: 403,
  'session ended': 401,
  'not allowed': 403,
  limit: 403,
  'no such deposit': 404,
  'no such withdrawal': 404,
  'no such documents': 404,
  'no such swap': 404,
  'no such stake': 404,
  'too late': 409,
  failed: 500,
  unavailable: 503,
  unconfirmed: 504,
};

const codes: Partial<Record<RefusalCode, RefusalReason>> = {
  'wrong email code': 'wrong_email_code',
  'wrong app code': 'wrong_two_factor_code',
  insufficient: 'insufficient_funds',
  'session ended': 'session_ended',
  failed: 'unavailable',
};

type WireFields = Partial<Record<NonNullable<Refusal['field']>, string>>;

/** Puts refusals of the exchange in wire format, for calls that name the fields like this. */
export const refusing =
  (wireFields: WireFields) =>
  ({ code, message, field }: Refusal): Refused =>
    refuse(statuses[code], message, field && wireFields[field], codes[code]);
