export const signOutTexts = {
  title: (unconfirmed: string): string => `Sign out with ${unconfirmed}?`,
  one: 'It may still go through, and this browser stops checking it once you sign out.',
  many: 'They may still go through, and this browser stops checking them once you sign out.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
} as const;
