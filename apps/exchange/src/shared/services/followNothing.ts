const doNothing = (): void => undefined;

/** For a component that follows a store only at times. */
export const followNothing = () => doNothing;
