import type { FastifyBaseLogger } from 'fastify';
import type { CommandKind } from '../../exchange/commands';
import type { Exchange } from '../../exchange/exchange';
import type { Outcome } from '../../exchange/outcomes';
import { sessionEnded, unavailable, unconfirmed } from '../../exchange/refusals';
import { createGathered } from '../../runtime/gathered';
import { opened, sealed, type Envelope } from './envelope';
import type { Answered, Asked, Question, Questions } from './messages';
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

/** For how many of the newest commands a repeat is told the outcome; later ones have to check. */
const mostOutcomes = 10_000;

/** How far the clocks of two machines may be apart, and how long a question may be on its way. */
export const longestOnWayMs = 30_000;

export type LineAnswer = { status: 200; envelope: Envelope } | { status: 401; reason: string };

type Answers = {
  [Kind in Question]: (id: string, asks: Questions[Kind]['asks']) => Promise<Questions[Kind]['answer']>;
};

/** The owner's end of the line: whatever comes is carried out at most once, and only if it was meant for this owner. */
export const createOwnerLine = (options: OwnerLineOptions) => {
  const { key, owner, exchange, projections, log, now } = options;
  const isNew = createSeenIds(2 * longestOnWayMs, now);
  const outcomes = new Map<string, Promise<Outcome<CommandKind>>>();
  const isHeld = createGathered(options.heldSessions);

  const mayAct = async (session: string | undefined): Promise<boolean | undefined> => {
    if (session === undefined) return true;
    try {
      return await isHeld(session);
    } catch (err) {
      log.warn({ err }, "A gateway's commands were refused because sessions could not be looked up");
      return undefined;
    }
  };

  /** A gateway may have looked up the session long before: it was suspended, or its question was held up. */
  const carryOut = async ({ command, session }: Questions['command']['asks']): Promise<Outcome<CommandKind>> => {
    const may = await mayAct(session);
    if (may === undefined) return unavailable;
    return may ? exchange.submit(command) : sessionEnded;
  };

  const carryOutOnce = (id: string, asks: Questions['command']['asks']): Promise<Outcome<CommandKind>> => {
    if (!isNew(id)) return outcomes.get(id) ?? Promise.resolve(unconfirmed);
    const outcome = carryOut(asks);
    outcomes.set(id, outcome);
    const [oldest] = outcomes.keys();
    if (outcomes.size > mostOutcomes && oldest !== undefined) outcomes.delete(oldest);
    return outcome;
  };

  const answers: Answers = {
    command: carryOutOnce,
    state: async () => ({
      isOpen: exchange.isOpen(),
      isHalted: exchange.isHalted(),
      standby: exchange.standby(),
    }),
    position: async (_, trader) => exchange.position(trader),
    projections: async () => projections(),
  };

  const objection = ({ owner: meant, at }: Asked): string | undefined => {
    if (meant !== owner) return 'This is for another owner.';
    const isOnTime = Math.abs(now() - at) <= longestOnWayMs;
    return isOnTime ? undefined : 'This was sent too long ago, or by a machine whose clock is wrong.';
  };

  /** Signed, so that a gateway can trust that nothing was carried out. */
  const answer = async (asked: Asked): Promise<Answered> => {
    const { id, kind } = asked;
    const refused = objection(asked);
    if (refused === undefined) return { id, answer: await answers[kind](id, asked.asks as never) };
    log.warn({ kind, reason: refused }, 'A question was refused');
    return { id, refused };
  };

  return async (envelope: Envelope): Promise<LineAnswer> => {
    const asked = opened(key, 'question', envelope) as Asked | undefined;
    if (!asked) return { status: 401, reason: 'This is not signed with the key of this exchange.' };
    return { status: 200, envelope: sealed(key, 'answer', await answer(asked)) };
  };
};

export type OwnerLine = ReturnType<typeof createOwnerLine>;
