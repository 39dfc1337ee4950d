import { randomUUID } from 'node:crypto';
import { unavailable, unconfirmed } from '../../exchange/refusals';
import type { Command, CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import { opened, sealed, type Envelope } from './envelope';
import type { Answered, Asked, Question, Questions } from './messages';

/** What became of something that was sent, once. */
export type Sent =
  | { became: 'answered'; envelope: Envelope }
  /** The owner refused to read it. */
  | { became: 'refused'; reason: string }
  /** Nothing of it has left this process. */
  | { became: 'not sent' }
  /** It may have arrived. */
  | { became: 'lost' };

export type Transport = (url: string, envelope: Envelope, patienceMs?: number) => Promise<Sent>;

export interface KnownOwner {
  /** The name of the process that holds the lease. */
  owner: string;
  url: string;
}

export interface GatewayLineOptions {
  key: Buffer;
  /** The owner as far as this gateway knows; undefined if nobody seems to own the exchange. */
  owner: () => KnownOwner | undefined;
  transport: Transport;
  /** How many questions may be under way at once. */
  mostAtOnce?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  newId?: () => string;
}

/** Who only asks can ask again soon, and must not take an owner that is frozen for one that is slow. */
const askingMs: Readonly<Record<Exclude<Question, 'command'>, number>> = {
  state: 1_500,
  position: 1_000,
  projections: 10_000,
};

/** The owner can't be asked, or didn't answer. */
export class NoAnswer extends Error {}

/**
 * A gateway's end of the line. It sends everything once: asking again could place an order twice, so what may have
 * arrived and wasn't answered is unconfirmed, whatever the reason.
 */
export const createGatewayLine = (options: GatewayLineOptions) => {
  const { key, owner, transport, mostAtOnce = 2_000, now = Date.now, newId = randomUUID } = options;
  let underWay = 0;

  const send = async <Kind extends Question>(
    kind: Kind,
    asks: Questions[Kind]['asks'],
    patienceMs?: number,
  ): Promise<Sent & { id: string }> => {
    const id = newId();
    const known = owner();
    if (!known || underWay >= mostAtOnce) return { id, became: 'not sent' };
    const asked: Asked<Kind> = { id, owner: known.owner, at: now(), kind, asks };
    underWay += 1;
    try {
      return { id, ...(await transport(known.url, sealed(key, asked), patienceMs)) };
    } finally {
      underWay -= 1;
    }
  };

  /** Undefined if it isn't an answer to this question. */
  const read = (id: string, envelope: Envelope): { answer: unknown } | undefined => {
    const answered = opened(key, envelope) as Answered | undefined;
    return answered?.id === id ? answered : undefined;
  };

  return {
    submit: async (command: Command, session: string | undefined): Promise<Outcome<CommandKind>> => {
      const sent = await send('command', { command, session });
      // The owner reads nothing of what it refuses.
      if (sent.became === 'not sent' || sent.became === 'refused') return unavailable;
      const answered = sent.became === 'answered' ? read(sent.id, sent.envelope) : undefined;
      return answered ? (answered.answer as Outcome<CommandKind>) : unconfirmed;
    },
    ask: async <Kind extends Exclude<Question, 'command'>>(
      kind: Kind,
      asks: Questions[Kind]['asks'],
    ): Promise<Questions[Kind]['answer']> => {
      const sent = await send(kind, asks, askingMs[kind]);
      const answered = sent.became === 'answered' ? read(sent.id, sent.envelope) : undefined;
      if (!answered) throw new NoAnswer(sent.became === 'refused' ? sent.reason : 'The owner did not answer.');
      return answered.answer as Questions[Kind]['answer'];
    },
  };
};
