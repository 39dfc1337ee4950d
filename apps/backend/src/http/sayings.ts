import { pino } from 'pino';
import { loggerOptions } from './logging';
import { tell } from '../runtime/tell';

export interface Sayings {
  say: (words: string) => void;
  /** What ends the process. */
  sayFailure: (words: string) => void;
}

/** What the server says besides its answers: to the person at the terminal, and in production as lines of its log. */
export const sayingsIn = (mode: string | undefined): Sayings => {
  if (mode !== 'production') return { say: tell, sayFailure: tell };
  // Synchronous, so that the last words before an exit keep their order.
  const log = pino(loggerOptions('info'), pino.destination({ dest: 1, sync: true }));
  return {
    say: (words) => {
      if (words !== '') log.info(words);
    },
    sayFailure: (words) => log.fatal(words),
  };
};
