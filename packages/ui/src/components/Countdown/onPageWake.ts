export type WakingPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const waking = ['focus', 'pageshow', 'visibilitychange'];

/** A page that was hidden, asleep or stored away is back: its timers may have stood still. */
export const onPageWake = (listener: () => void, page: WakingPage = window): (() => void) => {
  for (const event of waking) page.addEventListener(event, listener);
  return () => {
    for (const event of waking) page.removeEventListener(event, listener);
  };
};
