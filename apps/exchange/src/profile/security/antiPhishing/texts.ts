export const antiPhishingTexts = {
  title: 'Anti-phishing word',
  lead: "A word that only you and we know. It's near the top of every email we send: an email without it isn't from us.",
  word: 'Your word',
  newWord: 'New word',
  hint: '4 to 20 letters and digits. Not your password.',
  form: 'Anti-phishing word',
  example: 'In an email from us',
  from: (brand: string): string => `From ${brand}`,
  inEmail: 'Your anti-phishing word:',
  noWord: 'your word',
  change: 'Change',
  remove: 'Remove',
  save: 'Save word',
  saving: 'Saving',
} as const;

export const removeTexts = {
  question: (word: string): string => `Remove “${word}”?`,
  consequence: "Emails from us will no longer show your word, so they'll be harder to tell from fakes.",
  confirm: 'Remove word',
  keep: 'Keep it',
} as const;
