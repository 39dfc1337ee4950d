/** The state of the chosen file's upload. */
export type FileUpload =
  | { state: 'running'; percent: number }
  | { state: 'done' }
  /** Why, and what to do: `The photo did not arrive. Send it again.` */
  | { state: 'failed'; reason: string };
