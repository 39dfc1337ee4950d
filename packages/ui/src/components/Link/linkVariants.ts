export const linkVariants = ['inline', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];
