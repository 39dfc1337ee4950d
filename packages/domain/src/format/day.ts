/** A day such as `2026-03-02` as `DD-MM-YYYY`; a month or a year, if that is all that is known, as `MM-YYYY` or `YYYY`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('-');
