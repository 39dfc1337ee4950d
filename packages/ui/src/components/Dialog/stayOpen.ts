const refuse = (event: Event) => event.preventDefault();

/** For overlays that only their own buttons close. */
export const stayOpen = { onEscapeKeyDown: refuse, onInteractOutside: refuse } as const;
