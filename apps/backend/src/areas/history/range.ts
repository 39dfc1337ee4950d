import { fieldTexts } from '@exchange/domain';
import { refuse } from '../../contract/handlers';

export const startAfterEnd = refuse(400, fieldTexts.rangeReversed, 'from');

/** The most rows of a page. A client that requests no page gets the newest, and sees if there may be more. */
export const rowsUnlessAsked = 500;

/** The range of times that the database supports. */
const [firstMoment, lastMoment] = [0, Date.parse('9999-12-31T23:59:59.999Z')];

export const momentOf = (text: string | undefined): Date | undefined => {
  const moment = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(Math.min(Math.max(moment, firstMoment), lastMoment));
};
