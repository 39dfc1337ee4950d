/** The one way out for a bug: the browser shows it on its console and hands it to whoever watches the page's errors. */
export const reportError = (error: unknown): void => {
  globalThis.reportError(error);
};
