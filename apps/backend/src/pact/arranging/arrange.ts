import { z } from 'zod';
import type { AccountCore } from '../../identity/core';
import type { Place } from '../../identity/stores/places';
import type { CandleStore } from '../../marketData/candleStore';
import type { Market } from '../../marketData/market';
import type { StatusStore } from '../../reference/statusStore';
import type { AddressStore } from '../../areas/wallet/shared/depositAddresses';
import type { Exchange } from '../../exchange/exchange';
import type { Flood } from './flood';
import type { ToldMessages } from './liveMessages';

/** What states are made with: the services that the exchange itself uses. */
export interface Services {
  market: Market;
  candles: CandleStore;
  status: StatusStore;
  accounts: AccountCore;
  addresses: Pick<AddressStore, 'of'>;
  exchange: Pick<Exchange, 'submit'>;
  flood: Pick<Flood, 'begin' | 'end'>;
  /** Live messages of the exchange. */
  messages: ToldMessages;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Deps extends Services {
  /** The verifier's address, both now and when it makes the call. */
  here: Place;
}

/** Named values that the verifier puts into the call in place of those in the pact. */
type Told = Readonly<Record<string, string>>;

type Arrange = (parameters: unknown, deps: Deps) => Promise<Told>;

/** States by their names in the pacts; `pacts/STATES.md` explains them. */
export type Arrangements = Readonly<Record<string, Arrange>>;

type Made<Shape extends z.ZodRawShape, Answer> = (
  parameters: z.infer<z.ZodObject<Shape, z.core.$strict>>,
  deps: Deps,
) => Promise<Answer>;

/**
 * A state with values that no pact can know beforehand. Parameters come from a pact file; one too many or too few is
 * reported as a mistake.
 */
export const told =
  <Shape extends z.ZodRawShape>(shape: Shape, make: Made<Shape, Told>): Arrange =>
  (parameters, deps) =>
    make(z.strictObject(shape).parse(parameters), deps);

export const arranged = <Shape extends z.ZodRawShape>(shape: Shape, make: Made<Shape, void>): Arrange =>
  told(shape, async (parameters, deps) => {
    await make(parameters, deps);
    return {};
  });
