export type WakingPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const waking = ['focus', 'pageshow', 'visibilitychange'];

/** Calls the listener when a hidden, sleeping or cached page is back: its timers may have been paused. */
export const onPageWake = (listener: () => void, page: WakingPage = window): (() => void) => {
  for (const event of waking) page.addEventListener(event, listener);
  return () => {
    for (const event of waking) page.removeEventListener(event, listener);
  };
};
