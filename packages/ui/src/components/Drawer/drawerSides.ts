export const drawerSides = ['bottom', 'start', 'end'] as const;
/** At the bottom on a phone, at the start or end on a tablet. */
export type DrawerSide = (typeof drawerSides)[number];
