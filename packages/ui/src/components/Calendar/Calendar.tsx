import { DayPicker, type Matcher } from 'react-day-picker';
import { dateOf, dayOf } from './dayTexts';
import { skin } from './skin';

export interface DayBounds {
  /** The first day that can be chosen, `2026-03-02`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Years to go through where nothing bounds them. */
const farthest = { min: '1900-01-01', max: '2100-12-31' } as const;

export const outOfBounds = ({ min = '', max = '' }: DayBounds): Matcher[] => {
  const [first, last] = [dateOf(min), dateOf(max)];
  return [...(first === undefined ? [] : [{ before: first }]), ...(last === undefined ? [] : [{ after: last }])];
};

export interface CalendarProps extends DayBounds {
  /** A day as text, `2026-03-02`; anything else is none. */
  value: string;
  onValueChange: (day: string) => void;
  /** The day that is marked as today; left out, it is where the person is. */
  today?: string | undefined;
}

/** A month of days, of which one is chosen. */
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
