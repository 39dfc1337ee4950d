/** The space that two small tabs take in the header of the panel they overlap. */
export const tabsRoom = { inlineSize: '128px', blockSize: '36px' } as const;
