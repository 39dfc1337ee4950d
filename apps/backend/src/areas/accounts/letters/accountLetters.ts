import type { LettersAfterCommit } from '#consumers/mailConsumer';
import { createAudit, operatorAddress, type SecurityEventKind } from '#identity/stores/audit';
import type { Transaction } from '#db/client';
import type { PersonName } from '../corrections/renaming';

/** What changed about the security of an account, and codes to change it. */
export interface SecurityLetters {
  newDevice: { address: string; device: string; at: Date };
  passwordChanged: { at: Date };
  twoFactorCode: { code: string; factor: 'app' | 'mail'; turnsOn: boolean };
  twoFactorEnabled: { endsMailCodes?: boolean; at: Date };
  twoFactorDisabled: { at: Date };
  mailCodesEnabled: { endsApp: boolean; at: Date };
  mailCodesDisabled: { at: Date };
  recoveryCodesMade: { at: Date };
  recoveryCodeUsed: { left: number; address: string; device: string; at: Date };
  passkeyAdded: { name: string; at: Date };
  passkeyRemoved: { name: string; at: Date };
  antiPhishingWordChanged: { isRemoved: boolean; at: Date };
}

/** What operators did to an account at its trader's request, or had to; its trader reads the reason. */
export interface ClosingLetters {
  accountClosed: { reason: string; until: Date; at: Date };
  accountReopened: { reason: string; at: Date };
  fundsReleased: { reason: string; until: Date; at: Date };
  nameCorrected: { reason: string; from: PersonName; to: PersonName; at: Date };
  /** `isNew`: to the address that the account has now. */
  emailChanged: { reason: string; from: string; to: string; isNew: boolean; at: Date };
}

export interface AccountLetters extends SecurityLetters, ClosingLetters {
  verifyAccount: { firstName: string; link: string };
  loginCode: { code: string };
  /** To the owner of an address that somebody else, or they themselves, tried to register. */
  alreadyRegistered: { link: string };
  /** Before the password of an unknown device is looked at. */
  codeFirst: { code: string; address: string; at: Date };
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

const noteOf = (transaction: Transaction, kind: SecurityEventKind, uniqueId: string, at: Date): Promise<void> =>
  createAudit(transaction).note(kind, { at, uniqueId, address: operatorAddress });

const closingLetters: LettersAfterCommit = (mail, mailTo) => ({
  'account.closed': async (transaction, { trader, why: reason, withdrawableUntil }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, trader, { kind: 'accountClosed', reason, until: new Date(withdrawableUntil), at });
    await noteOf(transaction, 'account closed', trader, at);
  },
  'account.reopened': async (transaction, { trader, why: reason }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, trader, { kind: 'accountReopened', reason, at });
    await noteOf(transaction, 'account reopened', trader, at);
  },
  'account.released': async (transaction, { trader, why: reason, withdrawableUntil }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, trader, { kind: 'fundsReleased', reason, until: new Date(withdrawableUntil), at });
    await noteOf(transaction, 'funds released', trader, at);
  },
  'account.renamed': async (transaction, { trader, why: reason, from, to }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, trader, { kind: 'nameCorrected', reason, from, to, at });
    await noteOf(transaction, 'name corrected', trader, at);
  },
  'account.emailChanged': async (transaction, { trader, why: reason, from, to }, occurrence) => {
    const at = new Date(occurrence.at);
    const letter = { kind: 'emailChanged', reason, from, to, at } as const;
    // Addressed as they were then: the account may have moved on since.
    await mailTo(transaction, from, { ...letter, isNew: false }, trader);
    await mailTo(transaction, to, { ...letter, isNew: true }, trader);
    await noteOf(transaction, 'email changed', trader, at);
  },
  'account.exported': async (transaction, { trader }, occurrence) =>
    noteOf(transaction, 'data exported', trader, new Date(occurrence.at)),
});

export const accountLetters: LettersAfterCommit = (mail, mailTo) => ({
  ...closingLetters(mail, mailTo),
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
