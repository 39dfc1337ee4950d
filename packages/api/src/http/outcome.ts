import { readRefusalCode, refusalReason, type Failure } from '@exchange/domain';
import { isRecord } from '../contract/fits';

/** How a response reports success; the contract names it per operation as `x-outcome`. */
export type OutcomeKind =
  | 'statusCode'
  | 'status'
  | 'statusNotZero'
  | 'withdrawRequest'
  | 'withdrawalOtp'
  | 'address'
  | 'message'
  | 'httpStatus';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  successMessage?: string | undefined;
}

type Verdict = 'succeeded' | 'refused' | 'senseless';

const isHttpSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;
const messageIn = ({ body }: Answer): string => (typeof body['message'] === 'string' ? body['message'] : '');

const numberIn = ({ body }: Answer, name: string): number | undefined => {
  const value = body[name];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined;
};

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isRecord(value) ? textIn(value['error']) : '';
};

const codeOf = (answer: Answer): number => {
  const code = numberIn(answer, 'statusCode') ?? numberIn(answer, 'status');
  return code !== undefined && code >= 400 ? code : answer.status;
};

const refusal = (answer: Answer): Failure => {
  const { code, field, message } = answer.body;
  const reason = readRefusalCode(code);
  return {
    code: 'refused',
    status: codeOf(answer),
    message: textIn(message),
    ...(reason && { reason }),
    ...(typeof field === 'string' && { field }),
    details: answer.body,
  };
};

const judged = (code: number | undefined, isSuccess: (code: number) => boolean, answer: Answer): Verdict => {
  if (code !== undefined) return isSuccess(code) ? 'succeeded' : 'refused';
  return isHttpSuccess(answer) ? 'senseless' : 'refused';
};

const is200 = (code: number): boolean => code === 200;
const byStatusCode = (answer: Answer): Verdict => judged(numberIn(answer, 'statusCode'), is200, answer);

const verdicts: Record<OutcomeKind, (answer: Answer) => Verdict> = {
  statusCode: byStatusCode,
  status: (answer) => judged(numberIn(answer, 'status'), is200, answer),
  statusNotZero: (answer) =>
    isHttpSuccess(answer) ? judged(numberIn(answer, 'status'), (status) => status !== 0, answer) : 'refused',
  withdrawRequest: (answer) => {
    if (refusalReason(refusal(answer)) !== undefined) return 'refused';
    return numberIn(answer, 'status') === 0 ? 'succeeded' : byStatusCode(answer);
  },
  withdrawalOtp: (answer) => (refusalReason(refusal(answer)) === 'wrong_email_code' ? 'refused' : byStatusCode(answer)),
  address: (answer) => {
    const { message } = answer.body;
    const hasAddress = isRecord(message) && typeof message['address'] === 'string';
    if (hasAddress && isHttpSuccess(answer)) return 'succeeded';
    return message === undefined && isHttpSuccess(answer) ? 'senseless' : 'refused';
  },
  message: (answer) => {
    if (!isHttpSuccess(answer)) return 'refused';
    if ((numberIn(answer, 'statusCode') ?? 200) !== 200) return 'refused';
    if (answer.successMessage === undefined) return 'succeeded';
    if (typeof answer.body['message'] !== 'string') return 'senseless';
    return messageIn(answer).includes(answer.successMessage) ? 'succeeded' : 'refused';
  },
  httpStatus: (answer) => (isHttpSuccess(answer) ? 'succeeded' : 'refused'),
};

/** The reason for the failure, or undefined if the call succeeded. */
export const failureIn = (kind: OutcomeKind, answer: Answer): Failure | undefined => {
  const verdict = verdicts[kind](answer);
  if (verdict === 'succeeded') return undefined;
  return verdict === 'refused' ? refusal(answer) : { code: 'unexpected' };
};
