import { Gauge, type Registry } from 'prom-client';

/** For an alert: nobody should wait for emails and withdrawals because a confirmation was forgotten. */
export const copyMetrics = (registry: Registry, isCopyHeld: () => Promise<boolean>): void => {
  new Gauge({
    name: 'exchange_restored_copy_held',
    help: '1 while a restored copy sends nothing because nobody has confirmed it, else 0',
    registers: [registry],
    async collect() {
      // While the database is down nobody knows, and the last figure stays.
      const isHeld = await isCopyHeld().catch(() => undefined);
      if (isHeld !== undefined) this.set(isHeld ? 1 : 0);
    },
  });
};
