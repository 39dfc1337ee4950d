import { createAudit } from '#identity/stores/audit';
import { forgetTries } from '#identity/limits/forgetTries';
import { createLinkStore } from '#identity/stores/links';
import { createSessionStore } from '#identity/stores/sessions';
import { createTraderStore, type TraderRow } from '#identity/stores/traders';
import type { Transaction } from '#db/client';
import { keepAction } from '#operator/actions';
import { done, refused, type Answer } from '#operator/answer';
import { changing, type OperatorContext, type GivenChange, type OperatorCommand } from '#operator/command';
import { findTrader } from '#operator/reading';

/** In the audit log of an account, where others have the address they call from. */
const address = 'operator';

interface Changing {
  transaction: Transaction;
  trader: TraderRow;
  desk: OperatorContext;
  at: Date;
}

interface Change {
  name: string;
  meaning: string;
  /** What is so already, so that there is nothing to do. */
  alreadySo?: (trader: TraderRow) => string | undefined;
  make: (changing: Changing) => Promise<void>;
  told: (email: string) => string;
}

const changes: readonly Change[] = [
  {
    name: 'account verify',
    meaning: 'verify an address whose verification email never arrived',
    alreadySo: ({ email, isVerified }) => (isVerified ? `${email} is already verified.` : undefined),
    make: async ({ transaction, trader: { uniqueId }, at }) => {
      await createTraderStore(transaction).verify(uniqueId);
      await createLinkStore(transaction).endAll(uniqueId, 'verifyAccount', at);
      await createAudit(transaction).note('account verified', { at, uniqueId, address });
    },
    told: (email) => `${email} is verified.`,
  },
  {
    name: 'account unlock',
    meaning: 'let a trader locked out by wrong passwords or codes sign in again',
    make: async ({ transaction, trader: { uniqueId, email }, at }) => {
      await forgetTries(transaction, { uniqueId, email });
      await createAudit(transaction).note('tries forgotten', { at, uniqueId, address });
    },
    told: (email) => `${email} can sign in without waiting.`,
  },
  {
    name: 'account sessions end',
    meaning: 'sign a trader out on every device',
    make: async ({ transaction, trader: { uniqueId }, desk, at }) => {
      await createSessionStore(transaction, desk.sessionTimes).endAll(uniqueId, at);
      await createAudit(transaction).note('sessions ended', { at, uniqueId, address });
    },
    told: (email) => `${email} is signed out on every device.`,
  },
];

const run = async ({ words, action }: GivenChange, desk: OperatorContext, change: Change): Promise<Answer> => {
  const { db } = desk.database;
  const { value: trader, wrong } = await findTrader(db, words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { email } = trader;
  const alreadySo = change.alreadySo?.(trader);
  if (alreadySo !== undefined) return done(alreadySo, { outcome: 'done', email, isRepeat: true });
  const at = new Date(desk.now());
  await db.transaction(async (transaction) => {
    await change.make({ transaction, trader, desk, at });
    await keepAction(transaction, { ...action, at });
  });
  return done(change.told(email), { outcome: 'done', email, isRepeat: false });
};

export const accountCommands: readonly OperatorCommand[] = changes.map((change) =>
  changing({
    name: change.name,
    usage: '<email>',
    meaning: change.meaning,
    takes: [1, 1],
    run: (given, desk) => run(given, desk, change),
  }),
);
