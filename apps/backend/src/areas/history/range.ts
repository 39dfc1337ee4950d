import { fieldTexts } from '@exchange/domain';
import { refuse } from '../../contract/handlers';

export const startAfterEnd = refuse(400, fieldTexts.rangeReversed, 'from');

/** As many as a page can have: who asks for no page gets the newest, and knows by their number whether there are more. */
export const rowsUnlessAsked = 500;

/** Beyond these the database knows no moments. */
const [firstMoment, lastMoment] = [0, Date.parse('9999-12-31T23:59:59.999Z')];

export const momentOf = (text: string | undefined): Date | undefined => {
  const moment = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(Math.min(Math.max(moment, firstMoment), lastMoment));
};
