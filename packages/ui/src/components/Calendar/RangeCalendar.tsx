import type { DayRange } from '@exchange/domain';
import { useState } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import { outOfBounds, type DayBounds } from './Calendar';
import * as styles from './Calendar.css';
import { dateOf, dayOf } from './dayTexts';
import { extendRange, previewRange } from './ranges';
import { skin } from './skin';

interface RangeCalendarProps extends DayBounds {
  /** Days as text, `2026-03-02`; anything else means no day. */
  value: DayRange;
  onValueChange: (range: DayRange) => void;
  today?: string | undefined;
  /** Any day of the first visible month. */
  month: string;
  onMonthChange: (day: string) => void;
  /** The number of months side by side. */
  months?: number;
}

const datesOf = ({ from, to }: DayRange) => ({ from: dateOf(from), to: dateOf(to) });

const within = (range: DayRange | undefined): Matcher => (range === undefined ? false : datesOf(range));

/** A calendar to pick the first and last day of a range from. */
export const RangeCalendar = ({
  value,
  onValueChange,
  today = '',
  month,
  onMonthChange,
  months = 1,
  min,
  max,
}: RangeCalendarProps) => {
  const [pointed, setPointed] = useState('');
  return (
    <DayPicker
      {...skin}
      mode="range"
      required
      numberOfMonths={months}
      // Two months side by side would show the same days twice.
      showOutsideDays={months === 1}
      today={dateOf(today)}
      selected={datesOf(value)}
      month={dateOf(month)}
      onMonthChange={(shown) => onMonthChange(dayOf(shown))}
      startMonth={dateOf(min ?? '')}
      endMonth={dateOf(max ?? '')}
      disabled={outOfBounds({ min, max })}
      modifiers={{ preview: within(previewRange(value, pointed)) }}
      modifiersClassNames={{ preview: styles.preview }}
      onSelect={(_, day) => onValueChange(extendRange(value, dayOf(day)))}
      onDayMouseEnter={(day) => setPointed(dayOf(day))}
      onDayFocus={(day) => setPointed(dayOf(day))}
      onDayMouseLeave={() => setPointed('')}
    />
  );
};
