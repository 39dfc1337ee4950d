/** For codes read by a camera: dark on white in both themes, because few scanners read inverted codes. */
export const paper = { ink: '#000000', sheet: '#ffffff' } as const;
