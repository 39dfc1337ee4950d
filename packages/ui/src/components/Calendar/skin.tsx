import {
  defaultDateLib,
  type ChevronProps,
  type ClassNames,
  type CustomComponents,
  type DropdownProps,
  type Labels,
} from 'react-day-picker';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import * as styles from './Calendar.css';

const chevrons: Record<NonNullable<ChevronProps['orientation']>, IconName> = {
  up: 'chevronUp',
  down: 'chevronDown',
  left: 'chevronLeft',
  right: 'chevronRight',
};

const Chevron = ({ orientation = 'down' }: ChevronProps) => <Icon name={chevrons[orientation]} />;

const Dropdown = ({ options = [], className: _, ...rest }: DropdownProps) => (
  <span className={styles.dropdown}>
    <select {...rest} className={styles.select}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <span className={styles.selectChevron}>
      <Icon name="chevronDown" size={12} />
    </span>
  </span>
);

const classNames: Partial<ClassNames> = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  dropdowns: styles.dropdowns,
  button_previous: styles.previous,
  button_next: styles.next,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  outside: styles.outside,
  disabled: styles.disabled,
  today: styles.today,
  selected: styles.selected,
  range_start: styles.rangeStart,
  range_middle: styles.middle,
  range_end: styles.rangeEnd,
};

const components: Partial<CustomComponents> = { Chevron, Dropdown };

const labels: Partial<Labels> = {
  // Contains the visible number, so that voice control finds the button by it.
  labelDayButton: (date, { today, selected }) =>
    `${today === true ? 'Today, ' : ''}${defaultDateLib.format(date, 'EEEE, d MMMM yyyy')}${selected === true ? ', selected' : ''}`,
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelMonthDropdown: () => 'Month',
  labelYearDropdown: () => 'Year',
};

/** Shared by both calendars. They always show six weeks, so that nothing moves when the month changes. */
export const skin = {
  classNames,
  components,
  labels,
  weekStartsOn: 1,
  navLayout: 'around',
  fixedWeeks: true,
} as const;
