export const passwordPurposes = ['current-password', 'new-password'] as const;
/** Whether a password manager fills one in or proposes one. */
export type PasswordPurpose = (typeof passwordPurposes)[number];
