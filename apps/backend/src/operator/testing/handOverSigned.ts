import type { Queries } from '../../db/client';
import { handOver, type NewCommand } from '../../inbox/inboxStore';
import type { SettledCommand } from '../command';
import { createExamine } from '../warrants/examine';
import { limitsOf } from '../warrants/limits';
import { readRoster } from '../warrants/roster';
import { demoSigner } from '../people/signer';

/** Hands over what somebody on a demo signed, as the operator's program does. */
export const handOverSigned = async (
  queries: Queries,
  { id, command, by }: NewCommand,
  at: number,
): Promise<boolean> => {
  const named = command as { why?: string; reason?: string };
  const action = { who: by, why: named.why ?? named.reason ?? 'Test', words: command.kind };
  const { sign } = demoSigner(await readRoster(queries), by);
  return handOver(queries, { id, command, by, warrant: sign({ id, command, action, at: new Date(at) }) });
};

export const usualLimits = limitsOf({
  OPERATOR_SIGNATURE_HOURS: 72,
  OPERATOR_ALONE_XDC: 100_000,
  OPERATOR_MOVE_XDC: 20_000_000,
  OPERATOR_FEE_PERCENT: 5,
});

/** As a server with the usual settings examines what is handed over. */
export const usualExamine = (now: () => number, settled: readonly SettledCommand[] = []) =>
  createExamine({ limits: usualLimits, settled, now });
