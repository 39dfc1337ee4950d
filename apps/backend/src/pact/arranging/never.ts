/** The longest timeout of a timer, in milliseconds. */
export const never = 2 ** 31 - 1;
