import { z } from 'zod';
import type { AccountCore } from '../areas/accounts/core';
import type { Place } from '../areas/accounts/places';
import type { CandleStore } from '../areas/markets/candleStore';
import type { Market } from '../areas/markets/market';
import type { StatusStore } from '../areas/status/store';
import type { AddressStore } from '../areas/wallet/shared/depositAddresses';
import type { Exchange } from '../exchange/exchange';
import type { Flood } from './flood';
import type { ToldMessages } from './liveMessages';

/** What a state is made with: the services that the exchange itself works with. */
export interface Services {
  market: Market;
  candles: CandleStore;
  status: StatusStore;
  accounts: AccountCore;
  addresses: Pick<AddressStore, 'of'>;
  exchange: Pick<Exchange, 'submit'>;
  flood: Pick<Flood, 'begin' | 'end'>;
  /** What the exchange has told live. */
  messages: ToldMessages;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Surroundings extends Services {
  /** Where the verifier calls from, now and when it plays the call. */
  here: Place;
}

/** Values by name that the verifier puts into the call in place of those in the pact. */
type Told = Readonly<Record<string, string>>;

type Arrange = (parameters: unknown, surroundings: Surroundings) => Promise<Told>;

/** States by the names that the pacts know them by; what they mean stands in `pacts/STATES.md`. */
export type Arrangements = Readonly<Record<string, Arrange>>;

type Made<Shape extends z.ZodRawShape, Answer> = (
  parameters: z.infer<z.ZodObject<Shape, z.core.$strict>>,
  surroundings: Surroundings,
) => Promise<Answer>;

/**
 * A state with something in it that no pact can know beforehand. Parameters come from a pact file: one too many or too
 * few is a mistake there, and said so.
 */
export const told =
  <Shape extends z.ZodRawShape>(shape: Shape, make: Made<Shape, Told>): Arrange =>
  (parameters, surroundings) =>
    make(z.strictObject(shape).parse(parameters), surroundings);

export const arranged = <Shape extends z.ZodRawShape>(shape: Shape, make: Made<Shape, void>): Arrange =>
  told(shape, async (parameters, surroundings) => {
    await make(parameters, surroundings);
    return {};
  });
