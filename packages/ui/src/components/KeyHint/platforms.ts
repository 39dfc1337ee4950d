export const platforms = ['mac', 'other'] as const;
/** Apple keyboards have symbols on their keys, and ⌘ as the main modifier. */
export type Platform = (typeof platforms)[number];

/** Reads `navigator.userAgent`. */
export const platformOf = (userAgent: string): Platform => (/Mac OS|Macintosh/.test(userAgent) ? 'mac' : 'other');
