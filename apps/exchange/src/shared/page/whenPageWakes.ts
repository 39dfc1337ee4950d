import type { Cleanup } from '@exchange/domain';

export type WakingPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const waking = ['focus', 'pageshow', 'visibilitychange'];

/** Told when a page that was hidden, asleep or stored away is back: timers may have stood still. */
export const whenPageWakes = (page: WakingPage, tell: () => void): Cleanup => {
  for (const event of waking) page.addEventListener(event, tell);
  return () => {
    for (const event of waking) page.removeEventListener(event, tell);
  };
};
