/** How PostgreSQL, its driver and the socket below say that the database is not there, or does not answer in time. */
export const isDatabaseGone = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^(ECONN|ENOENT|EPIPE|57014|57P0|08|53300)/.test(code)) return true;
  if (
    /Connection terminated|not queryable|Query read timeout|timeout (expired|exceeded when trying to connect)/.test(
      error.message,
    )
  )
    return true;
  return cause !== undefined && isDatabaseGone(cause);
};
