import { defineArea } from '../../area/area';
import { feesOf } from '../../reference/fees';
import { settingCommands } from './operator';

/** Public facts: what trading and withdrawing cost. */
export const info = defineArea({
  name: 'info',
  operator: settingCommands,
  open: ({ database }) => ({ publicCalls: { fees: async () => ({ data: await feesOf(database.db) }) } }),
});
