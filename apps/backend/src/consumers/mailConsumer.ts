import { eq } from 'drizzle-orm';
import { createAudit } from '../identity/stores/audit';
import type { Transaction } from '../db/client';
import { trader } from '../db/schema';
import type { Letter, Mailer } from '../mail/letters';
import { referralLetters } from './referralLetters';
import { swapLetter } from './swapLetters';
import { stakeLetter } from './stakeLetters';
import { depositLetter, withdrawalLetter } from './walletLetters';
import { consumerJob, type ConsumerOptions, type Handlers } from './consumerJob';

/** Takes the place of an IP address in the audit log. */
const address = 'operator';

interface MailConsumerOptions extends Pick<ConsumerOptions, 'db'> {
  mailer: Mailer;
}

const mailHandlers = (mailer: Mailer): Handlers => {
  const mail = async (transaction: Transaction, uniqueId: string, letter: Letter): Promise<void> => {
    const [found] = await transaction.select({ email: trader.email }).from(trader).where(eq(trader.uniqueId, uniqueId));
    if (found) await mailer.send(transaction, found.email, letter);
  };
  return {
    'deposit.credited': (transaction, { trader: uniqueId, asset, amount, repaid }, { at }) =>
      mail(transaction, uniqueId, { kind: 'depositCredited', asset, amount, repaid, at: new Date(at) }),
    'deposit.changed': async (transaction, { deposit, step }, { at }) => {
      const letter = depositLetter(deposit, step, new Date(at));
      if (letter && deposit.owner !== null) await mail(transaction, deposit.owner, letter);
    },
    'withdrawal.changed': async (transaction, { withdrawal, step }, { at }) => {
      const letter = withdrawalLetter(withdrawal, step, new Date(at));
      if (letter) await mail(transaction, withdrawal.trader, letter);
    },
    'kyc.decided': async (transaction, { trader: uniqueId, decision, reason = '' }, { at }) => {
      const moment = new Date(at);
      const isApproved = decision === 'approved';
      await mail(
        transaction,
        uniqueId,
        isApproved ? { kind: 'kycApproved', at: moment } : { kind: 'kycRejected', reason, at: moment },
      );
      const kind = isApproved ? 'kyc approved' : 'kyc rejected';
      await createAudit(transaction).note(kind, { at: moment, uniqueId, address });
    },
    'swap.changed': async (transaction, { swap }, { at }) => {
      const letter = swapLetter(swap, new Date(at));
      if (letter) await mail(transaction, swap.trader, letter);
    },
    'referral.settled': async (transaction, settled, { at }) => {
      for (const { to, letter } of await referralLetters(transaction, settled, new Date(at)))
        await mail(transaction, to, letter);
    },
    'stake.changed': async (transaction, changed) => {
      const letter = stakeLetter(changed);
      if (letter) await mail(transaction, changed.stake.trader, letter);
    },
    'account.frozen': async (transaction, { trader: uniqueId }, { at }) => {
      await mail(transaction, uniqueId, { kind: 'accountFrozen', at: new Date(at) });
      await createAudit(transaction).note('account frozen', { at: new Date(at), uniqueId, address });
    },
    'account.unfrozen': async (transaction, { trader: uniqueId }, { at }) => {
      await mail(transaction, uniqueId, { kind: 'accountUnfrozen', at: new Date(at) });
      await createAudit(transaction).note('account unfrozen', { at: new Date(at), uniqueId, address });
    },
  };
};

/** Tells traders about changes to their accounts, by email and, unless already recorded, in their security log. */
export const mailConsumerJob = ({ db, mailer }: MailConsumerOptions) =>
  consumerJob({ db, name: 'mail', handlers: mailHandlers(mailer), onHandled: mailer.deliver });
