import { createTally } from '../runtime/tally';
import { refuse, type Refused } from './handlers';

/** The application sends one. The second is for a trader who starts again before the first is known to be cut off. */
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
  const underWay = createTally();
  let all = 0;

  return async (sender, receive) => {
    if (underWay.of(sender) >= mostPerSender) return refusals.sender;
    if (all >= most) return refusals.server;
    const end = underWay.add(sender);
    all += 1;
    try {
      return await receive();
    } finally {
      end();
      all -= 1;
    }
  };
};
