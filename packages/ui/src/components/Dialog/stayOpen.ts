const refuse = (event: Event) => event.preventDefault();

/** For what only its own buttons close. */
export const stayOpen = { onEscapeKeyDown: refuse, onInteractOutside: refuse } as const;
