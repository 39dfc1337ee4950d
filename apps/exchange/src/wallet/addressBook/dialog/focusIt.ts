/** For an element that replaces the pressed button: takes the focus once, when it appears. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();

export const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();
