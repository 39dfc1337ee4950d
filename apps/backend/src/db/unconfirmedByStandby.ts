import type { Client, ClientBase } from 'pg';

/** The database kept what was committed, but its standby may not have it. */
export class UnconfirmedByStandby extends Error {
  /** As a connection that failed: whoever waits can't know the result. */
  readonly code = '08006';

  constructor() {
    super('The wait for the standby was ended, so it may lack what was just committed.');
  }
}

/** Fails what the connection is doing, and all that comes after, as if the line had been cut. Closing the socket would be too late: the success is already received. */
export const breakConnection = (client: ClientBase, error: Error): void => {
  (client as Client).connection.emit('error', error);
};
