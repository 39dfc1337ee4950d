interface Known {
  /** What the system or the database calls it; empty where nobody gave it a code. */
  code: string;
  message: string;
}

/** Whether it holds for an error or for any of those that it wraps. */
export const anyCause = (error: unknown, holds: (known: Known) => boolean): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return holds({ code: typeof code === 'string' ? code : '', message }) || anyCause(cause, holds);
};
