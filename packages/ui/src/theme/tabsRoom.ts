/** The space that two small tabs take in the header of the panel they overlap. */
export const tabsRoom = { inlineSize: '120px', blockSize: '32px' } as const;
