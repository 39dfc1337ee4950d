/** How many there are at first. */
export const recoveryCodeCount = 10;

export const recoveryCodeTexts = {
  invalid: 'Enter a recovery code: 10 letters and digits.',
  refused: "This recovery code is wrong, or you've already used it.",
} as const;

/** As it is compared. People type the hyphen, blanks and capitals, or leave them out. */
export const normaliseRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isCompleteRecoveryCode = (typed: string): boolean => /^[a-z2-7]{10}$/.test(normaliseRecoveryCode(typed));

/** As it is shown. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export const recoveryCode = (typed: string): string | undefined =>
  isCompleteRecoveryCode(typed) ? undefined : recoveryCodeTexts.invalid;
