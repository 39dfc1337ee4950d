import { defineArea } from '../../area/area';
import { profileHandlers, profileTraderHandlers } from './handlers';
import { pictureRoute } from './pictureRoute';
import { profileFormChecks } from './profileFormChecks';

export const profile = defineArea({
  name: 'profile',
  open: ({ core, database: { db }, traderOf }) => ({
    publicCalls: profileHandlers(db),
    traderCalls: profileTraderHandlers(core),
    formChecks: profileFormChecks,
    routes: (api) => pictureRoute(api, { db, traderOf }),
  }),
});
