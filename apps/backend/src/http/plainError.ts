export interface PlainError {
  type: string;
  message: string;
  stack: string;
  /** What the system or the database calls it. */
  reason?: string;
  cause?: PlainError;
}

/** A failed query says which values it had, and these may be anybody's secrets. */
export const plainMessage = ({ message }: Error): string => message.replace(/\nparams: [^]*/, '');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

const reasonOf = (error: Error): { reason?: string } =>
  'code' in error && typeof error.code === 'string' ? { reason: error.code } : {};

/** An error as the log may keep it: where and why, and nothing of what was being written. */
export const plainError = (error: Error): PlainError => ({
  type: error.name,
  message: plainMessage(error),
  stack: framesOf(error),
  ...reasonOf(error),
  ...(error.cause instanceof Error && { cause: plainError(error.cause) }),
});
