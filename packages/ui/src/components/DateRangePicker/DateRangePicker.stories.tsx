import { defaultOrderHistoryFilter, fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

const today = '2026-11-20';
const noRange = { from: '', to: '' };
const lastMonth = defaultOrderHistoryFilter(today).range;
const column = { display: 'grid', gap: space[16], maxInlineSize: '280px', alignContent: 'start' } as const;

const Controlled = ({ value: first, ...args }: DateRangePickerProps) => {
  const [value, setValue] = useState(first);
  return (
    <DateRangePicker
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

const meta = preview.meta({
  component: DateRangePicker,
  title: 'Components/Choices and dates/DateRangePicker',
  args: { label: 'Dates', value: lastMonth, resetTo: lastMonth, today, onValueChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The dates of the order history, which opens with the last 30 days. A preset applies immediately; picked or typed dates apply with the Apply button. Ranges past today or in the wrong order are never applied.',
      },
    },
  },
});

const withRoom = { docs: { story: { height: '520px' } } };

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Dates/ });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Dates' }));

export const LastThirtyDays = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dates 21-10-2026 – 20-11-2026' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { value: noRange, resetTo: noRange },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dates Choose dates' })).toBeVisible();
  },
});

/** Two months on a desktop. */
export const Open = meta.story({
  parameters: withRoom,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const dialog = await sheet();
    await expect(dialog.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('21-10-2026');
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('20-11-2026');
    await expect(dialog.getByRole('button', { name: 'Saturday, 21 November 2026' })).toBeDisabled();
    await expect(dialog.getAllByRole('grid')).toHaveLength(2);
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(31);
  },
});

/** One month on a phone: the one in which the range ends. */
export const OnAPhone = meta.story({
  parameters: { docs: { story: { height: '620px' } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const dialog = await sheet();
    await expect(dialog.getAllByRole('grid')).toEqual([dialog.getByRole('grid', { name: 'November 2026' })]);
  },
});

/** One press applies it. */
export const Preset = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click((await sheet()).getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-13', to: today });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveTextContent('13-11-2026 – 20-11-2026');
  },
});

/** A range counts once it is applied, and is discarded if the popover is closed before that. */
export const ByPointer = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('button', { name: 'Thursday, 12 November 2026, selected' }));
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Tuesday, 3 November 2026' }));
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('03-11-2026');
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('12-11-2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveTextContent('21-10-2026 – 20-11-2026');
    await userEvent.click(field(canvasElement));
    const again = await sheet();
    await userEvent.click(again.getByRole('button', { name: 'Tuesday, 3 November 2026, selected' }));
    await userEvent.click(again.getByRole('button', { name: 'Thursday, 12 November 2026' }));
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-12' });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await sheet();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/selected$/));
    dialog.getByRole('button', { name: /20 November 2026, selected$/ }).focus();
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('11-11-2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-11', to: '2026-11-13' });
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** Typing a date moves the calendar there, and Enter applies the range. */
export const Typed = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const dialog = await sheet();
    const from = dialog.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '29/2/2024');
    await expect(dialog.getByRole('grid', { name: 'February 2024' })).toBeVisible();
    const to = dialog.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '31/3/2024{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2024-02-29', to: '2024-03-31' });
  },
});

/** An invalid range isn't reported, and the day at fault shows the error. */
export const Refused = meta.story({
  parameters: withRoom,
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    const dialog = await sheet();
    const [from, to] = [dialog.getByRole('textbox', { name: 'From' }), dialog.getByRole('textbox', { name: 'To' })];
    await userEvent.clear(to);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(to).toHaveAccessibleDescription(fieldTexts.day);
    await userEvent.type(to, '21-11-2026{Enter}');
    await expect(to).toHaveAccessibleDescription(fieldTexts.rangeInFuture);
    await userEvent.clear(to);
    await userEvent.type(to, '01-10-2026{Enter}');
    await expect(to).toHaveAccessibleDescription(fieldTexts.rangeReversed);
    await expect(from).toBeValid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Reset = meta.story({
  args: { value: { from: '2026-01-01', to: '2026-03-31' } },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click((await sheet()).getByRole('button', { name: 'Reset' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(lastMonth);
    await expect(field(canvasElement)).toHaveTextContent('21-10-2026 – 20-11-2026');
  },
});

export const Clear = meta.story({
  args: { resetTo: noRange },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click((await sheet()).getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(noRange);
    await expect(field(canvasElement)).toHaveTextContent('Choose dates');
  },
});

export const WithError = meta.story({
  args: { error: 'The history could not be loaded for these dates.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription('The history could not be loaded for these dates.');
  },
});

export const Disabled = meta.story({ args: { disabled: true, hint: 'Sign in to see your orders.' } });

export const Sizes = meta.story({
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});
