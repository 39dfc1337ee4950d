/** The longest that a timer waits, in milliseconds. */
export const never = 2 ** 31 - 1;
