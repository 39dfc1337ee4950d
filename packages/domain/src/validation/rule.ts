/** The message about what is wrong with a value, or undefined if it is right. */
export type Rule<Value = string> = (value: Value) => string | undefined;

/** Returns the message of the first rule that is broken. */
export const allOf =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const message = rule(value);
      if (message !== undefined) return message;
    }
    return undefined;
  };

export const matching =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    pattern.test(value) ? undefined : message;
