import type { CommandKind, CommandOf } from '#exchange/commands';
import type { Exchange } from '#exchange/exchange';

interface SubmitStepOptions {
  exchange: Pick<Exchange, 'submit'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Logged with the reason if a step is refused. */
  refusal: string;
}

/** For jobs that submit one step after another. Logs a refused step; fails the job if a step gets no answer. */
export const submitStepOf =
  ({ exchange, log, refusal }: SubmitStepOptions) =>
  async <Kind extends CommandKind>(command: CommandOf<Kind>): Promise<void> => {
    const { refused } = await exchange.submit<Kind>(command as never);
    if (!refused) return;
    if (refused.code === 'unavailable' || refused.code === 'unconfirmed') throw new Error(refused.message);
    log.warn({ command: command.kind, code: refused.code, reason: refused.message }, refusal);
  };
