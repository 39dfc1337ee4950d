import type { LettersAfterCommit } from '#consumers/mailConsumer';
import { createAudit, operatorAddress } from '#identity/stores/audit';

/** What changed about the security of an account, and codes to change it. */
export interface SecurityLetters {
  newDevice: { address: string; device: string; at: Date };
  passwordChanged: { at: Date };
  twoFactorCode: { code: string; turnsOn: boolean };
  twoFactorEnabled: { at: Date };
  twoFactorDisabled: { at: Date };
  antiPhishingWordChanged: { isRemoved: boolean; at: Date };
}

export interface AccountLetters extends SecurityLetters {
  verifyAccount: { firstName: string; link: string };
  loginCode: { code: string };
  loginActivity: { code: string; link: string; address: string; device: string; at: Date };
  expiredPassword: { code: string };
  resetPassword: { link: string };
  disableTwoFactor: { link: string };
  accountFrozen: { at: Date };
  accountUnfrozen: { at: Date };
}

declare module '#mail/letters' {
  interface Letters extends AccountLetters {}
}

export const accountLetters: LettersAfterCommit = (mail) => ({
  'account.frozen': async (transaction, { trader: uniqueId }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: 'accountFrozen', at });
    await createAudit(transaction).note('account frozen', { at, uniqueId, address: operatorAddress });
  },
  'account.unfrozen': async (transaction, { trader: uniqueId }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: 'accountUnfrozen', at });
    await createAudit(transaction).note('account unfrozen', { at, uniqueId, address: operatorAddress });
  },
});
