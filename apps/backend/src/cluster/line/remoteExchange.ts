import type { FastifyBaseLogger } from 'fastify';
import type { ExchangeAccess } from '../../exchange/exchange';
import type { Job } from '../../runtime/job';
import { createGatewayLine, type KnownOwner } from './gatewayLine';
import { createHttpTransport } from './httpTransport';
import type { OwnerState } from './messages';

export interface RemoteExchangeOptions {
  key: Buffer;
  /** The owner as the database names it. */
  findOwner: () => Promise<KnownOwner | undefined>;
  /** Called each time the owner was asked how it is; without a state, if it didn't answer. */
  onState: (state: OwnerState | undefined) => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  everyMs?: number;
}

/** How long the last known state counts. */
const freshMs = 3_000;

/** The exchange in the owner's process, for a gateway. */
export const createRemoteExchange = (options: RemoteExchangeOptions) => {
  const { key, findOwner, onState, log, everyMs = 500 } = options;
  const { transport, abandon, close } = createHttpTransport();
  let owner: KnownOwner | undefined;
  let known: { state: OwnerState; at: number } | undefined;
  const line = createGatewayLine({ key, owner: () => owner, transport });

  const state = (): OwnerState | undefined =>
    known && performance.now() - known.at < freshMs ? known.state : undefined;

  /** What is under way to a former owner will not be answered any more, or only by an owner that lost its lease. */
  const settle = (found: KnownOwner | undefined): void => {
    if (found?.owner === owner?.owner && found?.url === owner?.url) return;
    if (owner) abandon();
    owner = found;
    known = undefined;
    if (found) log.info({ owner: found.owner, url: found.url }, 'This gateway works for the owner of the exchange');
    else log.warn('Nobody owns the exchange at the moment');
  };

  let isSilent = false;
  const noteSilence = (error: unknown): void => {
    if (!isSilent) log.warn({ reason: String(error) }, 'The owner of the exchange does not answer');
    isSilent = true;
  };

  const askState = async (): Promise<OwnerState | undefined> => {
    settle(await findOwner());
    if (!owner) return undefined;
    const at = performance.now();
    const answer = await line.ask('state', undefined);
    known = { state: answer, at };
    isSilent = false;
    return answer;
  };

  /** It never fails, since it would be repeated less often then. */
  const look: Job = {
    name: 'owner',
    everyMs,
    jitter: 0,
    work: async () => {
      try {
        onState(await askState());
      } catch (error) {
        noteSilence(error);
        onState(undefined);
      }
    },
    close,
  };

  const exchange: ExchangeAccess = {
    submit: (command, { session } = {}) => line.submit(command, session) as never,
    // Without it everything is read from the primary.
    position: async (trader) => (state() ? line.ask('position', trader).catch(() => undefined) : undefined),
    isOpen: () => state()?.isOpen === true,
    isHalted: () => state()?.isHalted === true,
    standby: () => state()?.standby,
  };

  return { exchange, look, projections: () => line.ask('projections', undefined) };
};
