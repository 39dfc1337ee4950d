/** How long one test file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** A row of the closing table. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Printed if something failed. */
  output: string;
  files?: readonly FileTime[];
}

/** How a command ended. */
export interface Run {
  ok: boolean;
  output: string;
  seconds: number;
}

/** One command of the test run. */
export interface Part {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Left out for a command that is one check: it passed if the command succeeded. */
  read?: (run: Run) => Result[];
}

export const oneCheck = (name: string, { ok, output, seconds }: Run): Result => ({
  name,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  seconds,
  output,
});

export const resultsOf = (part: Part, run: Run): Result[] => part.read?.(run) ?? [oneCheck(part.name, run)];
