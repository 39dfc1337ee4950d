import { Registry } from 'prom-client';
import { createBackgroundWork } from '../backgroundWork';

/** Background work on real timers, already started. Records its failures. */
export const startBackground = (isCopyHeld = async (): Promise<boolean> => false) => {
  const failures: unknown[] = [];
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: (fields: Record<string, unknown>) => void failures.push(fields['err']),
  };
  const background = createBackgroundWork({ log, registry: new Registry(), now: Date.now, isCopyHeld });
  background.start();
  return { ...background, failures };
};
