import type { Exchange } from '../exchange/exchange';
import type { BackgroundWork } from '../runtime/backgroundWork';
import { mailConsumerJob, type MailConsumerOptions } from './mailConsumer';

interface FollowCommittedOptions extends MailConsumerOptions {
  background: Pick<BackgroundWork, 'add'>;
  exchange: Pick<Exchange, 'onCommitted'>;
}

/** All consumers of committed events. Each continues where it stopped, whichever process ran it before. */
export const followCommitted = ({ background, exchange, ...options }: FollowCommittedOptions): void => {
  const mail = background.add(mailConsumerJob(options));
  exchange.onCommitted(({ events }) => {
    if (events.length > 0) void mail.ask();
  });
};
