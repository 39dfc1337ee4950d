import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import { createAudit } from '../identity/stores/audit';
import { createLinkStore } from '../identity/stores/links';
import { resetTwoFactor } from '../identity/resetTwoFactor';
import { createSessionStore, type SessionTimes } from '../identity/stores/sessions';
import { createTraderStore } from '../identity/stores/traders';
import { createTwoFactorSwitchStore } from '../identity/stores/twoFactorSwitchStore';
import { forgetSealedPapers } from '../identity/papers/reviewStore';
import { isOf, type KeyMarks } from '../identity/sealed/sealedPlaces';
import type { Transaction } from '../db/client';
import { trader } from '../db/schema';
import { handOver } from '../inbox/inboxStore';
import type { Letter, Mailer } from '../mail/letters';
import { keepAction } from '../operator/actions';

interface GiveUpSecretsOptions {
  sessionTimes: SessionTimes;
  sendMail: Mailer['send'];
  /** What can still be opened. */
  atHand: KeyMarks;
  at: Date;
  /** The setting that requested it. */
  words: string;
}

/** Used in both logs, where other entries have an address or a name. */
const by = 'operator';

const toTraders = 'We can no longer open the documents you sent. Please send them again.';

/** Traders who use two-factor with such a secret are treated as after a reset by link; unfinished set-ups are removed. */
const giveUpAuthenticators = async (transaction: Transaction, options: GiveUpSecretsOptions): Promise<void> => {
  const { sessionTimes, sendMail, atHand, at } = options;
  const isClosed = sql`${trader.twoFactorSecret} is not null and not ${isOf(sql`${trader.twoFactorSecret}`, atHand)}`;
  const joint = {
    transaction,
    traders: createTraderStore(transaction),
    switches: createTwoFactorSwitchStore(transaction),
    links: createLinkStore(transaction),
    sessions: createSessionStore(transaction, sessionTimes),
    audit: createAudit(transaction),
    mail: (to: string, letter: Letter) => sendMail(transaction, to, letter),
  };
  const using = await transaction
    .select({ uniqueId: trader.uniqueId })
    .from(trader)
    .where(and(isNotNull(trader.twoFactorSince), isClosed));
  for (const { uniqueId } of using)
    await resetTwoFactor(joint, { at, uniqueId, address: by, details: { by: 'lost key' } });
  await transaction.update(trader).set({ twoFactorSecret: null }).where(isClosed);
};

/** Documents that can't be opened can't be reviewed, so traders are asked for them again. Past decisions stand. */
const giveUpPapers = async (transaction: Transaction, { atHand }: GiveUpSecretsOptions): Promise<void> => {
  const isOpen = (column: SQL) => isOf(column, atHand);
  for (const submission of await forgetSealedPapers(transaction, isOpen))
    await handOver(transaction, {
      id: `lost-key-${submission}`,
      command: { kind: 'kyc.reject', submission, by, why: toTraders },
      by,
    });
};

/** Removes everything sealed with a key that is lost for good, so that traders can continue without it. */
export const giveUpSecrets = async (transaction: Transaction, options: GiveUpSecretsOptions): Promise<void> => {
  await giveUpAuthenticators(transaction, options);
  await giveUpPapers(transaction, options);
  const { at, words } = options;
  await keepAction(transaction, { at, who: by, why: 'The key that secrets were sealed with is lost for good.', words });
};
