import type { Exchange } from '../exchange/exchange';
import type { Database } from '../db/client';
import type { Mailer } from '../mail/letters';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { mailConsumerJob } from './mailConsumer';

interface FollowCommittedOptions {
  background: Pick<BackgroundWork, 'add'>;
  db: Database;
  exchange: Pick<Exchange, 'onCommitted'>;
  mailer: Mailer;
}

/** All consumers of committed events. Each continues where it stopped, whichever process ran it before. */
export const followCommitted = ({ background, db, exchange, mailer }: FollowCommittedOptions): void => {
  const mail = background.add(mailConsumerJob({ db, mailer }));
  exchange.onCommitted(({ events }) => {
    if (events.length > 0) void mail.ask();
  });
};
