/** What takes a moment during a start, for a person who waits. */
export type StartStep = 'copying' | 'creating' | 'starting' | 'adopting';

export interface Reports {
  log: (line: string) => void;
  onProgress: (step: StartStep) => void;
}
