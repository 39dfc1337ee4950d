/** The slow steps of a start, to show the person who waits. */
export type StartStep = 'copying' | 'creating' | 'starting' | 'adopting';

export interface Reports {
  log: (line: string) => void;
  onProgress: (step: StartStep) => void;
}
