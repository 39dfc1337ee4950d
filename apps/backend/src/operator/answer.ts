/** A command's result, as text for people and as JSON for programs. */
export interface Answer {
  /** 0 done, 1 refused or wrong, 2 not known yet. */
  exit: 0 | 1 | 2;
  lines: string[];
  json: Record<string, unknown>;
}

export const done = (lines: string | string[], json: Record<string, unknown> = {}): Answer => ({
  exit: 0,
  lines: [lines].flat(),
  json,
});

/** The first line is the sentence that says what is wrong. */
export const refused = (lines: string | string[], json: Record<string, unknown> = {}): Answer => {
  const [error = '', ...more] = [lines].flat();
  return { exit: 1, lines: [error, ...more], json: { error, ...json } };
};

export const uncertain = (lines: string[], json: Record<string, unknown>): Answer => ({ exit: 2, lines, json });
