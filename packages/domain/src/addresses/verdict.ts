/**
 * What the checksum of an address says: `mistyped` where it is wrong, `foreign` where it is right but the address belongs to
 * another coin or network.
 */
export type Verdict = 'right' | 'mistyped' | 'foreign';
