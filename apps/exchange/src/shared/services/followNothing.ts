const doNothing = (): void => undefined;

/** For a component that doesn't always need the store. */
export const followNothing = () => doNothing;
