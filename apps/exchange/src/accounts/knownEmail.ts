/** Stored in the router's state by a link to another account screen, which fills the address in. */
export interface KnownEmail {
  knownEmail: string;
}

export const readKnownEmail = (routerState: unknown): string | undefined => {
  if (typeof routerState !== 'object' || routerState === null || !('knownEmail' in routerState)) return undefined;
  const { knownEmail } = routerState;
  return typeof knownEmail === 'string' ? knownEmail : undefined;
};

/** The router's state with the address added, if it is known. */
export const withKnownEmail = (routerState: unknown, email: string | undefined): unknown =>
  email === undefined
    ? routerState
    : {
        ...(typeof routerState === 'object' ? routerState : undefined),
        ...({ knownEmail: email } satisfies KnownEmail),
      };
