/** The one way to report a bug: the browser shows it on its console and passes it to any error monitoring. */
export const reportError = (error: unknown): void => {
  globalThis.reportError(error);
};
