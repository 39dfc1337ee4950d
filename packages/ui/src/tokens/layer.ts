/** What lies above what. A toast tells of what a dialog did, and is read above it. */
export const layer = { sticky: 1, floating: 40, dialog: 30, toast: 50 } as const;
