import { line, lines } from '../validation/line';
import type { Rule } from '../validation/rule';

/** How long an incident that is over can be read about. */
export const incidentHistoryDays = 90;

export const incidentBounds = { title: 120, text: 1000 } as const;

/** What operators write for everybody to read. */
export const incidentTitleRule: Rule = line(incidentBounds.title);
export const incidentTextRule: Rule = lines(incidentBounds.text);
