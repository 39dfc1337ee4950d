import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import { createAudit, operatorAddress } from '../../identity/stores/audit';
import type { LetterOf, LetterTexts } from '../../mail/letters';
import type { Message, Sender } from '../../mail/message';
import { utc } from '../../mail/phrases';

interface KycLetters {
  kycApproved: { at: Date };
  kycRejected: { reason: string; at: Date };
  kycRevoked: { reason: string; at: Date };
}

declare module '../../mail/letters' {
  interface Letters extends KycLetters {}
}

const contactSupport = ({ publicUrl }: Sender): Message['otherwise'] => ({
  say: "If you didn't send us any documents, contact support now.",
  link: { label: 'Contact support', href: `${publicUrl}/support` },
});

const kycApproved = ({ at }: LetterOf<'kycApproved'>, sender: Sender): Message => ({
  subject: `Your identity is verified on ${sender.brand}`,
  title: 'Your identity is verified',
  happened: [`We've verified your identity for your ${sender.brand} account.`],
  facts: [{ name: 'Time', value: utc(at) }],
  steps: [
    {
      say: 'You can withdraw once two-factor authentication has been on for 24 hours:',
      link: { label: 'Open wallet', href: `${sender.publicUrl}/wallet` },
    },
  ],
  valid: "You don't need to send anything else.",
  otherwise: contactSupport(sender),
});

const kycRejected = ({ at, reason }: LetterOf<'kycRejected'>, sender: Sender): Message => ({
  subject: `We couldn't verify your identity on ${sender.brand}`,
  title: "We couldn't verify your identity",
  happened: [`We've checked the documents for your ${sender.brand} account, but couldn't approve them.`],
  facts: [
    { name: 'Reason', value: reason },
    { name: 'Time', value: utc(at) },
  ],
  steps: [
    {
      say: 'Send them again:',
      link: { label: 'Open identity verification', href: `${sender.publicUrl}/profile?tab=kyc` },
    },
  ],
  valid: 'In the meantime you can trade and deposit. Withdrawals unlock once your identity is verified.',
  otherwise: contactSupport(sender),
});

const kycRevoked = ({ at, reason }: LetterOf<'kycRevoked'>, sender: Sender): Message => ({
  subject: `Your identity is no longer verified on ${sender.brand}`,
  title: 'Your identity is no longer verified',
  happened: [`We've taken back the approval of your documents for your ${sender.brand} account.`],
  facts: [
    { name: 'Reason', value: reason },
    { name: 'Time', value: utc(at) },
  ],
  steps: [
    {
      say: 'Send us your documents again:',
      link: { label: 'Open identity verification', href: `${sender.publicUrl}/profile?tab=kyc` },
    },
  ],
  valid:
    'In the meantime you can trade and deposit. Withdrawals are locked, and those we have not sent yet are on hold.',
  otherwise: {
    say: 'If you think this is a mistake, contact support.',
    link: { label: 'Contact support', href: `${sender.publicUrl}/support` },
  },
});

export const kycTexts: LetterTexts<keyof KycLetters> = { kycApproved, kycRejected, kycRevoked };

export const kycLetters: LettersAfterCommit = (mail) => ({
  'kyc.revoked': async (transaction, { trader: uniqueId, reason }, occurrence) => {
    const at = new Date(occurrence.at);
    await mail(transaction, uniqueId, { kind: 'kycRevoked', reason, at });
    await createAudit(transaction).note('kyc revoked', { at, uniqueId, address: operatorAddress });
  },
  'kyc.decided': async (transaction, { trader: uniqueId, decision, reason = '' }, occurrence) => {
    const at = new Date(occurrence.at);
    const isApproved = decision === 'approved';
    await mail(transaction, uniqueId, isApproved ? { kind: 'kycApproved', at } : { kind: 'kycRejected', reason, at });
    const kind = isApproved ? 'kyc approved' : 'kyc rejected';
    await createAudit(transaction).note(kind, { at, uniqueId, address: operatorAddress });
  },
});
