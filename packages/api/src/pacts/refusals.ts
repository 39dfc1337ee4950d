import type { PactV3 } from '@pact-foundation/pact';
import type { RefusalReason, Result } from '@exchange/domain';
import { expect } from 'vitest';
import type { ExchangeClient } from '../client/types';
import { play, playAs } from './contract';
import { refusal, type StatusName } from './matchers';

export interface Refused {
  status: number;
  message: string;
  field?: string;
  /** Without it the words decide, so that a backend without codes meets the pact as well. */
  reason?: RefusalReason;
}

export const tooManyTries: Refused = { status: 429, message: 'Too many attempts. Wait a moment and try again.' };

export const tooManyCalls: Refused = { status: 429, message: 'Too many requests. Wait a moment and try again.' };

export const loggedOut: Refused = { status: 401, message: 'please login again' };

type Call = (client: ExchangeClient) => Promise<Result<unknown>>;

const refusedTo = (call: Call, refused: Refused) => async (client: ExchangeClient) => {
  const { error } = await call(client);
  expect(error).toMatchObject({ code: 'refused', ...refused });
};

const answered = (asked: PactV3, { status, message, field, reason }: Refused, name?: StatusName) => {
  const { body, ...answer } = refusal(status, message, field, name);
  return asked.willRespondWith({ ...answer, body: { ...body, ...(reason && { code: reason }) } });
};

/** Plays a call that is refused; the client passes the reason on to its caller. */
export const expectRefused = (asked: PactV3, refused: Refused, call: Call, name?: StatusName) =>
  play(answered(asked, refused, name), refusedTo(call, refused));

export const expectRefusedAs = (token: string, asked: PactV3, refused: Refused, call: Call, name?: StatusName) =>
  playAs(token, answered(asked, refused, name), refusedTo(call, refused));
