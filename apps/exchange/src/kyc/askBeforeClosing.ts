import type { Cleanup } from '@exchange/domain';
import type { RunningApp } from '#shared/services/runningApp.ts';

interface Followed {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** Makes the browser ask before the page is closed, while something would be lost. */
export const askBeforeClosing = (
  actor: Followed,
  isUnsaved: () => boolean,
  { services: { page } }: RunningApp,
): Cleanup => {
  // A new function each time: adding the same listener twice would have no effect.
  const ask = (event: Event): void => event.preventDefault();
  const following = actor.subscribe(() => {
    if (isUnsaved()) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  });
  return () => {
    following.unsubscribe();
    page.removeEventListener('beforeunload', ask);
  };
};
