/** What an operator reads of a command. */
export interface Spoken {
  lines: string[];
  isDone: boolean;
}

export const done = (...lines: string[]): Spoken => ({ lines, isDone: true });

export const failed = (...lines: string[]): Spoken => ({ lines, isDone: false });
