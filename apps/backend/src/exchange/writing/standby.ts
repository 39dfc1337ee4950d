import type { Queries } from '../sql/statement';
import { SettingsError } from '../../runtime/env';

/** Part of a query: empty while the cluster has no commit wait for a standby. */
export const standbyNames = `current_setting('synchronous_standby_names')`;

/** A commit would be on one machine only. */
export class StandbyLost extends SettingsError {
  constructor() {
    super(
      'The database lost its standby: synchronous_standby_names is empty, so commits would be on one machine only. ' +
        'Attach a standby and name it there. To go without one, start the exchange without REQUIRE_STANDBY.',
    );
  }
}

export type StandbyState = 'ok' | 'missing';

/** Whether the cluster keeps every commit on a second machine. Once it has, it must for as long as this process runs. */
export type Standby = ReturnType<typeof createStandby>;

export const createStandby = (isRequired = false) => {
  let state: StandbyState | undefined = isRequired ? 'missing' : undefined;
  const check = (names: string | undefined): void => {
    if (names) state = 'ok';
    else if (state !== undefined) {
      state = 'missing';
      throw new StandbyLost();
    }
  };
  return {
    check,
    /** The database is asked: `synchronous_standby_names` can be changed while it runs. */
    ask: async (client: Queries): Promise<void> => {
      const { rows } = await client.query<{ names: string }>(`select ${standbyNames} as names`);
      check(rows[0]?.names);
    },
    isPromised: () => state !== undefined,
    state: () => state,
  };
};
