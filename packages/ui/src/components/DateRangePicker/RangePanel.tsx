import { historyTexts, isDay, type DayRange } from '@exchange/domain';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../Button/Button';
import { RangeCalendar } from '../Calendar/RangeCalendar';
import { isSameRange, lastDays } from '../Calendar/ranges';
import { readTyped, showValue } from '../DatePicker/dateTexts';
import { useTyped } from '../DatePicker/useTyped';
import { TextField } from '../TextField/TextField';
import * as styles from './DateRangePicker.css';
import { firstMonth, isNoRange, rangeErrors } from './rangeRules';
import { useIsWide } from './useIsWide';

const presetDays = [7, 30, 90] as const;

interface DayFieldProps {
  label: string;
  value: string;
  onValueChange: (day: string) => void;
  error: string | undefined;
}

const DayField = ({ value, onValueChange, ...rest }: DayFieldProps) => {
  const typed = useTyped({ value, onValueChange, read: (text) => readTyped(text, false), show: showValue });
  return <TextField {...rest} placeholder="DD-MM-YYYY" autoComplete="off" {...typed} />;
};

interface RangePanelProps {
  value: DayRange;
  today: string;
  resetTo: DayRange | undefined;
  /** Called with a complete, valid range, or an empty one. */
  onApply: (range: DayRange) => void;
}

interface PresetsProps extends Pick<RangePanelProps, 'today' | 'onApply'> {
  draft: DayRange;
}

const Presets = ({ today, draft, onApply }: PresetsProps) => (
  <div className={styles.presets}>
    {presetDays.map((count) => {
      const range = lastDays(today, count);
      return (
        <button
          key={count}
          type="button"
          aria-pressed={isSameRange(range, draft)}
          className={styles.preset}
          onClick={() => onApply(range)}
        >
          Last {count} days
        </button>
      );
    })}
  </div>
);

/** Nothing changes until someone presses a preset or Apply. */
export const RangePanel = ({ value, today, resetTo, onApply }: RangePanelProps) => {
  const months = useIsWide() ? 2 : 1;
  const [draft, setDraft] = useState(value);
  const [month, setMonth] = useState(() => firstMonth(value, today, months));
  const [isChecked, setChecked] = useState(false);
  const errors = rangeErrors(today, draft);
  const shown = isChecked ? errors : {};

  const change = (next: DayRange) => {
    setDraft(next);
    setChecked(false);
  };
  const typeFrom = (from: string) => {
    change({ ...draft, from });
    if (isDay(from)) setMonth(from);
  };
  const typeTo = (to: string) => {
    change({ ...draft, to });
    if (isDay(to)) setMonth(firstMonth({ from: '', to }, today, months));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The popover is a portal, but React would bubble the event to the form around the field.
    event.stopPropagation();
    setChecked(true);
    if (Object.keys(errors).length === 0) onApply(draft);
  };

  return (
    <div className={styles.panel}>
      <Presets {...{ today, draft, onApply }} />
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.days}>
          <DayField label="From" value={draft.from} onValueChange={typeFrom} error={shown.from} />
          <DayField label="To" value={draft.to} onValueChange={typeTo} error={shown.to} />
        </div>
        <RangeCalendar
          {...{ today, month, months }}
          max={today}
          value={draft}
          onValueChange={change}
          onMonthChange={setMonth}
        />
        <div className={styles.end}>
          {resetTo !== undefined && (
            <Button variant="ghost" tone="neutral" onClick={() => onApply(resetTo)}>
              {isNoRange(resetTo) ? 'Clear' : historyTexts.reset}
            </Button>
          )}
          <Button type="submit">Apply</Button>
        </div>
      </form>
    </div>
  );
};
