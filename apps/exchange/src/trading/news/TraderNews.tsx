import { cleanups } from '@exchange/domain';
import { visuallyHidden } from '@exchange/ui';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { browserDevices, useFillAlarm, type AlarmDevices } from './useFillAlarm';
import { createFillReporter } from '../openOrders/fills';
import { createTradeToasts } from './tradeToasts';

/** How many announcements stay for screen readers to read again. */
const mostLines = 5;

interface Line {
  at: number;
  text: string;
}

export interface TraderNewsProps {
  /** Default to the browser's own. */
  openDevices?: () => AlarmDevices;
}

const Fills = ({ userId, openDevices = browserDevices }: TraderNewsProps & { userId: string }) => {
  const { feed, toasts } = useServices();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const raise = useFillAlarm(openDevices);
  useEffect(() => {
    const reportFill = createFillReporter();
    const { onTrade, onFill } = createTradeToasts(toasts);
    const say = (text: string) =>
      setLines((before) => [...before, { at: (before.at(-1)?.at ?? 0) + 1, text }].slice(-mostLines));
    const stop = cleanups([
      feed.on({ channel: 'demo-event-{userId}', userId }, (event) => {
        if (String(event.userId) === userId) onTrade(event);
      }),
      feed.on({ channel: 'order-history-{userId}', userId }, (news) => {
        const fill = String(news.userId) === userId ? reportFill(news) : undefined;
        if (fill === undefined) return;
        onFill(fill);
        say(fill.text);
        raise(fill);
      }),
    ]);
    feed.start();
    return stop;
  }, [feed, toasts, userId, raise]);
  return (
    <div role="log" aria-label="Fills" className={visuallyHidden}>
      {lines.map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
};

/**
 * Reports the trader's own fills with a toast, to screen readers, and as set in the screen settings. Mounted once, for
 * all screens.
 */
export const TraderNews = (props: TraderNewsProps) => {
  const { trader } = useSession();
  return trader ? <Fills {...props} key={trader.uniqueId} userId={trader.uniqueId} /> : null;
};
