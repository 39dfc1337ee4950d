export const platforms = ['mac', 'other'] as const;
/** Keyboards of Apple print signs on their keys, and their main key is ⌘. */
export type Platform = (typeof platforms)[number];

/** Reads what a browser says of itself (`navigator.userAgent`). */
export const platformOf = (userAgent: string): Platform => (/Mac OS|Macintosh/.test(userAgent) ? 'mac' : 'other');
