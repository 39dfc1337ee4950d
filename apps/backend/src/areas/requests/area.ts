import { defineArea } from '../../area/area';
import { requestsEmailOf } from '../../mail/settings';
import { requestTexts } from './letters';
import { requestCommands } from './operator';
import { requestHandlers, requestFormChecks } from './requestHandlers';
import { requestDueHandlers } from './requestMail';

/** Requests made with the public forms. */
export const requests = defineArea({
  name: 'requests',
  letters: { texts: requestTexts },
  operator: requestCommands,
  open: ({ config, core, env }) => ({
    publicCalls: requestHandlers({ core, operatorEmail: requestsEmailOf(env, config) }),
    formChecks: requestFormChecks,
  }),
  run: ({ mailer }) => ({
    dueWork: requestDueHandlers({ mailer }),
  }),
});
