import { buyingDates, type DayRange } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Calendar, type CalendarProps } from './Calendar';
import { RangeCalendar } from './RangeCalendar';

const Controlled = ({ value: first, ...args }: CalendarProps) => {
  const [value, setValue] = useState(first);
  return (
    <Calendar
      {...args}
      value={value}
      onValueChange={(day) => {
        setValue(day);
        args.onValueChange(day);
      }}
    />
  );
};

const meta = preview.meta({
  component: Calendar,
  title: 'Components/Choices and dates/Calendar',
  args: { value: '2026-11-20', today: '2026-11-11', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'The calendar that DatePicker and DateRangePicker open: one month from Monday to Sunday, with a choice of month and year. It is shown on its own here for review; screens use the pickers.',
      },
    },
  },
});

const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await expect(names(within(grid).getAllByRole('columnheader', { hidden: true }))).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ]);
    await expect(within(grid).getByRole('button', { name: 'Today, Wednesday, 11 November 2026' })).toBeVisible();
    await expect(within(grid).getByRole('button', { name: 'Friday, 20 November 2026, selected' })).toBeVisible();
    await userEvent.click(within(grid).getByRole('button', { name: 'Monday, 2 November 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-02');
  },
});

/** Arrows move by days and weeks, Home and End within the week, the page keys by months and, with Shift, by years. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label');
    canvas.getByRole('button', { name: /20 November 2026, selected$/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(focused()).toBe('Saturday, 28 November 2026');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('Monday, 23 November 2026');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('Wednesday, 23 December 2026');
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(focused()).toBe('Tuesday, 23 December 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-23');
  },
});

/** Distant years are two choices away. */
export const FarAway = meta.story({
  args: { value: '', max: '2008-11-20', today: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1984');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, 29 February 1984' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-02-29');
  },
});

/** Days out of bounds are dimmed, and the arrow past the last month is disabled. */
export const Bounded = meta.story({
  args: { value: '', min: buyingDates.from.slice(0, 10), max: buyingDates.to.slice(0, 10) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'December 2020' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Saturday, 5 December 2020' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sunday, 6 December 2020' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Monday, 28 December 2020' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Tuesday, 29 December 2020' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
  },
});

interface RangeArgs {
  first: DayRange;
  months: number;
}

const Range = ({ first, months }: RangeArgs) => {
  const [value, setValue] = useState(first);
  const [month, setMonth] = useState('2026-10-01');
  return (
    <RangeCalendar
      {...{ value, month, months }}
      today="2026-11-20"
      max="2026-11-20"
      onValueChange={setValue}
      onMonthChange={setMonth}
    />
  );
};

export const OfARange = meta.story({
  render: () => <Range first={{ from: '2026-10-08', to: '2026-10-21' }} months={1} />,
});

export const TwoMonths = meta.story({
  render: () => <Range first={{ from: '2026-10-21', to: '2026-11-20' }} months={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(31);
  },
});

/** With the first day picked, the range follows the pointer. */
export const LookingForTheEnd = meta.story({
  render: () => <Range first={{ from: '', to: '' }} months={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, 8 October 2026' }));
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('button', { name: 'Wednesday, 21 October 2026' }));
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  },
});
