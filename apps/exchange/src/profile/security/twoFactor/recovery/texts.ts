import { recoveryCodeCount } from '@exchange/domain';

export const recoveryTexts = {
  title: 'Recovery codes',
  lead: "Each signs you in once if you don't have your phone. They're taken nowhere else.",
  left: (left: number): string => `${String(left)} of ${String(recoveryCodeCount)} left`,
  none: "You have none left. If you lose your phone, you'll have to turn two-factor off by email to sign in.",
  few: 'Make new ones before the last is used.',
  make: 'Make new codes',
  making: 'Making new codes.',
  consequence: 'New codes replace the earlier ones, used or not.',
  appCode: 'Authenticator code',
  appHint: 'The app shows a new 6-digit code every 30 seconds.',
  cancel: 'Cancel',
  fresh: 'Store your recovery codes',
  freshLead:
    "We show them this once. Keep them where you keep important papers or in a password manager, but not on the phone with the app: each signs you in once if you don't have it.",
  codes: 'Your recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: "Your browser didn't allow copying. The codes are selected: copy them by hand.",
  download: 'Download',
  stored: "I've stored them",
  done: 'Done',
  notStored: "Tick 'I've stored them' first.",
  fileName: 'recovery-codes.txt',
  file: (brand: string, email: string, codes: readonly string[]): string =>
    [
      `${brand} recovery codes for ${email}`,
      'Each signs you in once in place of the code from your authenticator app.',
      '',
      ...codes,
      '',
    ].join('\r\n'),
} as const;
