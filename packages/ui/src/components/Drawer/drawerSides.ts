export const drawerSides = ['bottom', 'start', 'end'] as const;
/** From below on a phone, from the start or the end of the line on a tablet. */
export type DrawerSide = (typeof drawerSides)[number];
