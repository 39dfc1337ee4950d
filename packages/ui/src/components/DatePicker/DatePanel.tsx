import { Popover } from 'radix-ui';
import { Button } from '../Button/Button';
import { Calendar, type DayBounds } from '../Calendar/Calendar';
import { TextField } from '../TextField/TextField';
import * as styles from './DatePicker.css';
import { partsOf, readTime, timeNote, withDay } from './dateTexts';
import { useTyped } from './useTyped';

interface DatePanelProps extends DayBounds {
  value: string;
  onValueChange: (value: string) => void;
  hasTime: boolean;
  today: string | undefined;
  onDone: () => void;
}

type TimeRowProps = Pick<DatePanelProps, 'value' | 'onValueChange' | 'min' | 'max' | 'onDone'>;

const TimeRow = ({ value, onValueChange, min, max, onDone }: TimeRowProps) => {
  const { day } = partsOf(value);
  const typed = useTyped({
    value,
    onValueChange,
    read: (text) => {
      const time = readTime(text);
      return time === undefined ? value : `${day}T${time}`;
    },
    show: () => partsOf(value).time,
  });
  const hasDay = day !== '';
  return (
    <div className={styles.time}>
      <TextField
        label="Time"
        aside={hasDay ? timeNote(value, { min, max }) : 'Choose a day first'}
        placeholder="HH:mm"
        autoComplete="off"
        disabled={!hasDay}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onDone();
        }}
        {...typed}
      />
      <Popover.Close asChild>
        <Button variant="outline" tone="neutral">
          Done
        </Button>
      </Popover.Close>
    </div>
  );
};

/** The content of the calendar popover. Without a time, choosing a day closes it. */
export const DatePanel = ({ value, onValueChange, hasTime, today, min, max, onDone }: DatePanelProps) => (
  <div className={styles.panel}>
    <Calendar
      value={partsOf(value).day}
      min={min?.slice(0, 'YYYY-MM-DD'.length)}
      max={max?.slice(0, 'YYYY-MM-DD'.length)}
      today={today}
      onValueChange={(day) => {
        onValueChange(withDay(value, day, hasTime, { min, max }));
        if (!hasTime) onDone();
      }}
    />
    {hasTime && <TimeRow {...{ value, onValueChange, min, max, onDone }} />}
  </div>
);
