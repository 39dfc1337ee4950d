const quickLooks = 12;

/** Short at first, when it is likely to turn up, and longer later. */
export const pauseBeforeLook = ({ looks }: { looks: number }): number => (looks < quickLooks ? 5_000 : 30_000);

/** For a state beside `looking` of a machine with the delay `pauseBeforeLook`: waits for the next look. */
export const lookAgain = { after: { pauseBeforeLook: 'looking' }, on: { 'look.requested': 'looking' } } as const;

/**
 * Whether none of these rows has an id of ours, so that they can't show what became of a request. No rows at all don't
 * show whether the server has ids, but do show that the request isn't there.
 */
export const lackIds = (ids: readonly (string | undefined)[]): boolean =>
  ids.length > 0 && ids.every((id) => id === undefined);
