export interface PlainError {
  type: string;
  message: string;
  stack: string;
  /** The system's or the database's error code. */
  reason?: string;
  cause?: PlainError;
}

/** A failed query's message lists its values, which may be secrets. */
export const plainMessage = ({ message }: Error): string => message.replace(/\nparams: [^]*/, '');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

const reasonOf = (error: Error): { reason?: string } =>
  'code' in error && typeof error.code === 'string' ? { reason: error.code } : {};

/** An error in a form that is safe to log: where and why, without the values being written. */
export const plainError = (error: Error): PlainError => ({
  type: error.name,
  message: plainMessage(error),
  stack: framesOf(error),
  ...reasonOf(error),
  ...(error.cause instanceof Error && { cause: plainError(error.cause) }),
});
