/**
 * The result of checking an address's checksum: `mistyped` if it is wrong, `foreign` if it is right but the address
 * belongs to another coin or network.
 */
export type Verdict = 'right' | 'mistyped' | 'foreign';
