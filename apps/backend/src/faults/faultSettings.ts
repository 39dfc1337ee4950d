import { randomInt } from 'node:crypto';
import { z } from 'zod';

const whole = z.coerce.number().int();

const settings = z.object({
  FAULT_ROUNDS: whole.min(1).default(100),
  FAULT_SEED: whole.min(0).default(() => randomInt(2 ** 31)),
  /** Like the server's `LEASE_MS`. */
  FAULT_LEASE_MS: whole.min(500).max(8_000).default(6_000),
});

export const readFaultSettings = (source: Record<string, string | undefined>) => settings.parse(source);
