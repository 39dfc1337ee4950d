import { refuse, type Refused } from './handlers';

/** One more than the application sends, for whoever starts again before the first is known to be cut off. */
const mostPerSender = 2;

const retryAfterSeconds = 5;

const refusals = {
  sender: { ...refuse(429, "You're already sending files. Wait for them to arrive and try again."), retryAfterSeconds },
  server: {
    ...refuse(503, 'Too many files are being sent right now. Nothing has been saved. Try again in a moment.'),
    retryAfterSeconds,
  },
} as const;

export type AdmitUpload = <Answer>(sender: string, receive: () => Promise<Answer>) => Promise<Answer | Refused>;

/** Files stay in memory until their call is answered, so only this many are received at a time. */
export const createUploads = (most: number): AdmitUpload => {
  const senders = new Map<string, number>();
  let underWay = 0;

  const count = (sender: string, change: 1 | -1): void => {
    underWay += change;
    const left = (senders.get(sender) ?? 0) + change;
    if (left === 0) senders.delete(sender);
    else senders.set(sender, left);
  };

  return async (sender, receive) => {
    if ((senders.get(sender) ?? 0) >= mostPerSender) return refusals.sender;
    if (underWay >= most) return refusals.server;
    count(sender, 1);
    try {
      return await receive();
    } finally {
      count(sender, -1);
    }
  };
};
