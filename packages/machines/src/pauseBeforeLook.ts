const quickLooks = 12;

/** Short at first, when it is likely to turn up, and longer later. */
export const pauseBeforeLook = ({ looks }: { looks: number }): number => (looks < quickLooks ? 5_000 : 30_000);
