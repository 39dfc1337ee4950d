import { defineArea } from '../../area/area';
import { windDownTexts } from './letters';
import { windDownCommands } from './operator';
import { windDownDueHandlers } from './reminders';

/** While only withdrawals are open: who still has funds here, and reminders to withdraw them. */
export const windDown = defineArea({
  name: 'windDown',
  letters: { texts: windDownTexts },
  operator: windDownCommands,
  run: ({ mailer }) => ({ dueWork: windDownDueHandlers({ mailer }) }),
});
