/** For what takes the place of the button that was pressed: it gets the focus once, when it appears. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();

export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();
