import { defineArea } from '../../area/area';
import { profileHandlers, profileTraderHandlers } from './handlers';
import { pictureRoute } from './pictureRoute';
import { profileObjections } from './profileObjections';

export const profile = defineArea({
  name: 'profile',
  open: ({ core, database: { db }, traderOf }) => ({
    publicCalls: profileHandlers(db),
    traderCalls: profileTraderHandlers(core),
    formChecks: profileObjections,
    routes: (api) => pictureRoute(api, { db, traderOf }),
  }),
});
