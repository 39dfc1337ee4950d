import type { FastifyBaseLogger } from 'fastify';
import type { Exchange } from '../../exchange/exchange';
import { sessionEnded } from '../../exchange/refusals';
import { createGathered } from '../../runtime/gathered';
import { opened, sealed, type Envelope } from './envelope';
import type { Asked, Question, Questions } from './messages';
import { createSeenIds } from './seenIds';

export interface OwnerLineOptions {
  key: Buffer;
  /** The name of the process that holds the lease. */
  owner: string;
  exchange: Pick<Exchange, 'submit' | 'position' | 'isOpen' | 'isHalted' | 'standby'>;
  /** Which of these sessions are still valid. */
  heldSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  projections: () => Questions['projections']['answer'];
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** How far the clocks of two machines may be apart, and how long a question may be on its way. */
export const longestOnWayMs = 30_000;

export type LineAnswer = { status: 200; envelope: Envelope } | { status: 400 | 401 | 409; reason: string };

const refusedAs = (status: 400 | 401 | 409, reason: string): LineAnswer => ({ status, reason });

type Answers = { [Kind in Question]: (asks: Questions[Kind]['asks']) => Promise<Questions[Kind]['answer']> };

/** The owner's end of the line: whatever comes is carried out at most once, and only if it was meant for this owner. */
export const createOwnerLine = (options: OwnerLineOptions) => {
  const { key, owner, exchange, projections, now } = options;
  const isNew = createSeenIds(2 * longestOnWayMs, now);
  const isHeld = createGathered(options.heldSessions);

  const answers: Answers = {
    // A gateway may have looked up the session long before: it was suspended, or its question was held up.
    command: async ({ command, session }) =>
      session === undefined || (await isHeld(session)) ? exchange.submit(command) : sessionEnded,
    state: async () => ({
      isOpen: exchange.isOpen(),
      isHalted: exchange.isHalted(),
      standby: exchange.standby(),
    }),
    position: async (trader) => exchange.position(trader),
    projections: async () => projections(),
  };

  const objection = ({ id, owner: meant, at }: Asked): LineAnswer | undefined => {
    if (meant !== owner) return refusedAs(409, 'This is for another owner.');
    if (Math.abs(now() - at) > longestOnWayMs)
      return refusedAs(400, 'This was sent too long ago, or by a machine whose clock is wrong.');
    return isNew(id) ? undefined : refusedAs(409, 'This has come before.');
  };

  return async (envelope: Envelope): Promise<LineAnswer> => {
    const asked = opened(key, envelope) as Asked | undefined;
    if (!asked) return refusedAs(401, 'This is not signed with the key of this exchange.');
    const refused = objection(asked);
    if (refused) {
      options.log.warn({ kind: asked.kind, reason: 'reason' in refused && refused.reason }, 'A question was refused');
      return refused;
    }
    const answer = await answers[asked.kind](asked.asks as never);
    return { status: 200, envelope: sealed(key, { id: asked.id, answer }) };
  };
};

export type OwnerLine = ReturnType<typeof createOwnerLine>;
