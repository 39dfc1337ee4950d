export const passwordPurposes = ['current-password', 'new-password'] as const;
/** Whether a password manager fills in a password or suggests a new one. */
export type PasswordPurpose = (typeof passwordPurposes)[number];
