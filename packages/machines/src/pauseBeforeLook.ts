const quickLooks = 12;

/** Often at first, when what is looked for is likely to turn up, and then now and then. */
export const pauseBeforeLook = ({ looks }: { looks: number }): number => (looks < quickLooks ? 5_000 : 30_000);
