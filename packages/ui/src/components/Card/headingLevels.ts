export const headingLevels = [2, 3, 4] as const;
/** A heading's level in the page outline. */
export type HeadingLevel = (typeof headingLevels)[number];

export const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<HeadingLevel, string>;
