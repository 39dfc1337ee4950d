import { createAudit } from '#identity/stores/audit';
import { forgetTries } from '#identity/limits/forgetTries';
import { createLinkStore } from '#identity/stores/links';
import { endSessions } from '#identity/stores/sessions';
import { createTraderStore, type TraderRow } from '#identity/stores/traders';
import { done, refused, type Answer } from '#operator/answer';
import { settled, type OperatorCommand, type SettledCommand, type SettlingGround } from '#operator/command';
import { findTrader } from '#operator/reading';

/** In the audit log of an account, where others have the address they call from. */
const address = 'operator';

type Changing = Pick<SettlingGround, 'transaction' | 'at'> & { trader: TraderRow };

interface Change extends Pick<SettledCommand, 'name' | 'meaning' | 'roles'> {
  /** What is so already, so that there is nothing to do. */
  alreadySo?: (trader: TraderRow) => string | undefined;
  make: (changing: Changing) => Promise<void>;
  told: (email: string) => string;
}

const changes: readonly Change[] = [
  {
    name: 'account verify',
    meaning: 'verify an address whose verification email never arrived',
    roles: ['compliance', 'support'],
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
    roles: ['compliance', 'support'],
    make: async ({ transaction, trader: { uniqueId, email }, at }) => {
      await forgetTries(transaction, { uniqueId, email });
      await createAudit(transaction).note('tries forgotten', { at, uniqueId, address });
    },
    told: (email) => `${email} can sign in without waiting.`,
  },
  {
    name: 'account sessions end',
    meaning: 'sign a trader out on every device',
    roles: ['compliance', 'support'],
    make: async ({ transaction, trader: { uniqueId }, at }) => {
      await endSessions(transaction, uniqueId, at);
      await createAudit(transaction).note('sessions ended', { at, uniqueId, address });
    },
    told: (email) => `${email} is signed out on every device.`,
  },
  {
    name: 'account password-expire',
    meaning: 'have a trader choose a new password at the next sign-in, and sign them out on every device',
    roles: ['compliance', 'support'],
    alreadySo: ({ email, isPasswordExpired }) =>
      isPasswordExpired ? `The password of ${email} has expired already.` : undefined,
    make: async ({ transaction, trader: { uniqueId }, at }) => {
      await createTraderStore(transaction).expirePassword(uniqueId);
      await endSessions(transaction, uniqueId, at);
      await createAudit(transaction).note('sessions ended', { at, uniqueId, address });
    },
    told: (email) => `The password of ${email} has expired: the next sign-in asks for a new one.`,
  },
];

const settle = async (
  words: readonly string[],
  { transaction, at }: SettlingGround,
  change: Change,
): Promise<Answer> => {
  const { value: trader, wrong } = await findTrader(transaction, words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { email } = trader;
  const alreadySo = change.alreadySo?.(trader);
  if (alreadySo !== undefined) return done(alreadySo, { outcome: 'done', email, isRepeat: true });
  await change.make({ transaction, trader, at });
  return done(change.told(email), { outcome: 'done', email, isRepeat: false });
};

export const accountCommands: readonly OperatorCommand[] = changes.map((change) => {
  const { name, meaning, roles } = change;
  return settled({
    name,
    usage: '<email>',
    meaning,
    takes: [1, 1],
    roles,
    settle: (words, ground) => settle(words, ground, change),
  });
});
