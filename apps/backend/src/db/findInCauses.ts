interface Known {
  /** The system's or the database's error code; empty if there is none. */
  code: string;
  message: string;
}

/** Whether the condition is true for an error or for any error that it wraps. */
export const findInCauses = (error: unknown, holds: (known: Known) => boolean): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return holds({ code: typeof code === 'string' ? code : '', message }) || findInCauses(cause, holds);
};
