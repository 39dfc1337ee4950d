/** Answered like a database that is away. */
class NotCurrent extends Error {
  readonly statusCode = 503;
}

type AnyFunction = (...given: never[]) => unknown;

/** Functions that fail rather than answer with what may be old. */
export const whileCurrent = <Functions extends object>(functions: Functions, isCurrent: () => boolean): Functions =>
  Object.fromEntries(
    Object.entries(functions as Record<string, AnyFunction>).map(([name, work]): [string, AnyFunction] => [
      name,
      (...given) => {
        if (!isCurrent()) throw new NotCurrent('What the owner of the exchange publishes does not arrive.');
        return work(...given);
      },
    ]),
  ) as Functions;
