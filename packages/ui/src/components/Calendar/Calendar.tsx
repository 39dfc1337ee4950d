import { DayPicker, type Matcher } from 'react-day-picker';
import { dateOf, dayOf } from './dayTexts';
import { skin } from './skin';

export interface DayBounds {
  /** The first day that can be chosen, `2026-03-02`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** The years to choose from if there are no bounds. */
const farthest = { min: '1900-01-01', max: '2100-12-31' } as const;

export const outOfBounds = ({ min = '', max = '' }: DayBounds): Matcher[] => {
  const [first, last] = [dateOf(min), dateOf(max)];
  return [...(first === undefined ? [] : [{ before: first }]), ...(last === undefined ? [] : [{ after: last }])];
};

export interface CalendarProps extends DayBounds {
  /** A day as text, `2026-03-02`; anything else means no day. */
  value: string;
  onValueChange: (day: string) => void;
  /** The day marked as today. Defaults to the local date. */
  today?: string | undefined;
}

/** A month to choose a day from. */
export const Calendar = ({
  value,
  onValueChange,
  today = '',
  min = farthest.min,
  max = farthest.max,
}: CalendarProps) => {
  const chosen = dateOf(value);
  return (
    <DayPicker
      {...skin}
      mode="single"
      required
      captionLayout="dropdown"
      showOutsideDays
      today={dateOf(today)}
      selected={chosen}
      defaultMonth={chosen}
      startMonth={dateOf(min)}
      endMonth={dateOf(max)}
      disabled={outOfBounds({ min, max })}
      onSelect={(_, day) => onValueChange(dayOf(day))}
    />
  );
};
