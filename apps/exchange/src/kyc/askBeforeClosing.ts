import type { Cleanup } from '@exchange/domain';
import type { RunningApp } from '../shared/services/runningApp';

interface Followed {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/** The browser asks whether to leave the page, for as long as something would be lost with it. */
export const askBeforeClosing = (
  actor: Followed,
  isUnsaved: () => boolean,
  { services: { page } }: RunningApp,
): Cleanup => {
  // Each has its own: a page keeps one listener once, whoever adds it.
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
