/** What operators are trusted with. Auditors look and change nothing. */
export const roles = ['owner', 'treasury', 'compliance', 'support', 'auditor'] as const;

export type Role = (typeof roles)[number];

export const isRole = (word: unknown): word is Role => roles.some((role) => role === word);
