import { randomUUID } from 'node:crypto';
import { unavailable, unconfirmed } from '../../exchange/refusals';
import type { Command, CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import { opened, sealed, type Envelope } from './envelope';
import type { Answered, Asked, Question, Questions } from './messages';

/** What became of something that was sent, once. */
export type Sent =
  | { became: 'answered'; envelope: Envelope }
  /** Nothing of it has left this process. */
  | { became: 'not sent' }
  /** It may have arrived. The reason comes from the network: it may help a person, and proves nothing. */
  | { became: 'lost'; reason?: string };

/** Waits for an answer no longer than `patienceMs` from when it was sent. */
export type Transport = (url: string, envelope: Envelope, patienceMs: number) => Promise<Sent>;

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
  /** How many commands may be under way at once. */
  mostAtOnce?: number;
  /** How long an answer may take, in milliseconds. */
  patience?: Partial<Record<Question, number>>;
  /** Milliseconds since 1970. */
  now?: () => number;
  newId?: () => string;
}

/** For a command, longer than the exchange takes to report a commit as unconfirmed; a question can be asked again soon. */
const usualPatience: Record<Question, number> = {
  command: 25_000,
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
  const patience = { ...usualPatience, ...options.patience };
  let underWay = 0;

  const send = async <Kind extends Question>(
    kind: Kind,
    asks: Questions[Kind]['asks'],
  ): Promise<{ sent: Sent; answered?: Answered | undefined }> => {
    const known = owner();
    if (!known) return { sent: { became: 'not sent' } };
    const asked: Asked<Kind> = { id: newId(), owner: known.owner, at: now(), kind, asks };
    const sent = await transport(known.url, sealed(key, 'question', asked), patience[kind]);
    if (sent.became !== 'answered') return { sent };
    const answered = opened(key, 'answer', sent.envelope) as Answered | undefined;
    return { sent, answered: answered?.id === asked.id ? answered : undefined };
  };

  const submit = async (command: Command, session: string | undefined): Promise<Outcome<CommandKind>> => {
    const { sent, answered } = await send('command', { command, session });
    if (sent.became === 'not sent') return unavailable;
    if (!answered) return unconfirmed;
    // The owner says so itself, and has read nothing of what it refuses.
    return 'refused' in answered ? unavailable : (answered.answer as Outcome<CommandKind>);
  };

  return {
    submit: async (command: Command, session: string | undefined): Promise<Outcome<CommandKind>> => {
      if (underWay >= mostAtOnce) return unavailable;
      underWay += 1;
      try {
        return await submit(command, session);
      } finally {
        underWay -= 1;
      }
    },
    ask: async <Kind extends Exclude<Question, 'command'>>(
      kind: Kind,
      asks: Questions[Kind]['asks'],
    ): Promise<Questions[Kind]['answer']> => {
      const { sent, answered } = await send(kind, asks);
      if (answered && 'answer' in answered) return answered.answer as Questions[Kind]['answer'];
      const reason = answered?.refused ?? (sent.became === 'lost' ? sent.reason : undefined);
      throw new NoAnswer(reason ?? 'The owner did not answer.');
    },
  };
};
