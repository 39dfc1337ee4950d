/** What two small tabs take of the head of a panel they lie over. */
export const tabsRoom = { inlineSize: '128px', blockSize: '36px' } as const;
