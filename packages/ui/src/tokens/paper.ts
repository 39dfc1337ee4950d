/** For what a camera reads: dark on white whatever the theme, since few scanners read it the other way round. */
export const paper = { ink: '#000000', sheet: '#ffffff' } as const;
