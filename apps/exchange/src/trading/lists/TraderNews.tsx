import { tradeToast } from '@exchange/domain';
import { visuallyHidden } from '@exchange/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { createFillTeller } from './fills';

/** So many stay to be read back. */
const mostLines = 5;

interface Line {
  at: number;
  text: string;
}

const Fills = ({ userId }: { userId: string }) => {
  const { feed, toasts } = useServices();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const tellFill = createFillTeller();
    const say = (text: string) =>
      setLines((before) => [...before, { at: (before.at(-1)?.at ?? 0) + 1, text }].slice(-mostLines));
    const endings = [
      feed.on({ channel: 'demo-event-{userId}', userId }, (event) => {
        const text = String(event.userId) === userId ? tradeToast(event) : undefined;
        if (text !== undefined) toasts.toast({ tone: 'success', text });
      }),
      feed.on({ channel: 'order-history-{userId}', userId }, (news) => {
        const text = String(news.userId) === userId ? tellFill(news) : undefined;
        if (text !== undefined) say(text);
      }),
    ];
    feed.start();
    return () => {
      for (const ending of endings) ending();
    };
  }, [feed, toasts, userId]);
  return (
    <div role="log" aria-label="Fills" className={visuallyHidden}>
      {lines.map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
};

/** Tells the trader's own fills, by a toast and to whoever listens. Mounted once, on whatever screen. */
export const TraderNews = () => {
  const { trader } = useSession();
  return trader ? <Fills key={trader.uniqueId} userId={trader.uniqueId} /> : null;
};
