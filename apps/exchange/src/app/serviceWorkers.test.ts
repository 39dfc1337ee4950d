import { expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './serviceWorkers';

it('every service worker found is unregistered', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  await unregisterServiceWorkers({ getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) });
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('a browser without service workers is left alone', async () => {
  await expect(unregisterServiceWorkers(undefined)).resolves.toBeUndefined();
});
