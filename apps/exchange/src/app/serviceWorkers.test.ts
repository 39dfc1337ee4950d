import { expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './serviceWorkers';

it('every service worker found is unregistered [SHL-093]', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  await unregisterServiceWorkers({ getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) });
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('a browser without service workers is left alone [SHL-093]', async () => {
  await expect(unregisterServiceWorkers(undefined)).resolves.toBeUndefined();
});
