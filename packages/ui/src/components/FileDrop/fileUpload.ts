/** How the file that is chosen gets to the server. */
export type FileUpload =
  | { state: 'running'; percent: number }
  | { state: 'done' }
  /** Why, and what to do: `The photo did not arrive. Send it again.` */
  | { state: 'failed'; reason: string };
