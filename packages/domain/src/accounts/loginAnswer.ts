import { serverWording } from '../messages/serverWording';
import type { Failure } from '../result';
import { isTwoFactorOn } from './twoFactorStatus';

/** What is read of the answer to a login; each field may hold anything or be missing. */
export interface LoginAnswer {
  statusCode?: unknown;
  message?: unknown;
  token?: unknown;
  data?: unknown;
  socketToken?: unknown;
  tfaStatus?: unknown;
  mailAuth?: unknown;
  forceResetPwd?: unknown;
}

export type LoginOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'twoFactorWanted' }
  | { kind: 'mailCodeWanted' }
  | { kind: 'passwordExpired'; hasTwoFactor: boolean }
  | { kind: 'newLoginActivity'; socketToken: string | undefined }
  | { kind: 'failed'; failure: Failure };

const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const textAt = (value: unknown, name: string): string | undefined =>
  filledText(field(value, name)) ?? filledText(field(field(value, 'data'), name));

/** Found at the top of an answer or in its data; `undefined` keeps the token there was before. */
export const socketTokenIn = (answer: unknown): string | undefined => textAt(answer, 'socketToken');

const flagsOn: readonly unknown[] = [1, '1', true];

const nextStep = ({ message, tfaStatus, mailAuth, forceResetPwd }: LoginAnswer): LoginOutcome => {
  const hasTwoFactor = message === serverWording.twoFactorWanted || isTwoFactorOn(tfaStatus);
  // First, because the screen for an expired password asks for the codes itself.
  if (flagsOn.includes(forceResetPwd)) return { kind: 'passwordExpired', hasTwoFactor };
  if (hasTwoFactor) return { kind: 'twoFactorWanted' };
  if (flagsOn.includes(mailAuth)) return { kind: 'mailCodeWanted' };
  return { kind: 'failed', failure: { code: 'unexpected' } };
};

/** Without a socket token the documented sentence still tells; a resend may bring the token. */
const isNewActivity = (status: number, message: unknown, socketToken: string | undefined): boolean =>
  status === 422 && (socketToken !== undefined || message === serverWording.newLoginActivity);

/** A refused login, for a client that has turned the answer into a failure and kept what came with it as details. */
export const readLoginFailure = (failure: Failure): LoginOutcome => {
  if (failure.code !== 'refused') return { kind: 'failed', failure };
  const socketToken = socketTokenIn(failure.details);
  return isNewActivity(failure.status, failure.message, socketToken)
    ? { kind: 'newLoginActivity', socketToken }
    : { kind: 'failed', failure };
};

/** Says what a login led to. A token means in; 200 without one means that a further step is wanted. */
export const readLoginAnswer = (answer: LoginAnswer): LoginOutcome => {
  const { statusCode, message } = answer;
  if (typeof statusCode !== 'number') return { kind: 'failed', failure: { code: 'unexpected' } };
  if (statusCode !== 200) {
    return readLoginFailure({
      code: 'refused',
      status: statusCode,
      message: filledText(message) ?? '',
      details: answer,
    });
  }
  const token = textAt(answer, 'token');
  return token === undefined ? nextStep(answer) : { kind: 'token', token };
};
