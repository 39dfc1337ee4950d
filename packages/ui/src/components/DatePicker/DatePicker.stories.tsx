import { buyingDates, fieldTexts, kycRules, ratioSwapRules, type KycForm } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Dialog, DialogContent } from '../Dialog/Dialog';
import { controlSizes } from '../Field/controlSizes';
import { DatePicker, type DatePickerProps } from './DatePicker';

const today = '2026-11-20';
const column = { display: 'grid', gap: space[16], maxInlineSize: '420px', alignContent: 'start' } as const;

const Controlled = ({ value: first, ...args }: DatePickerProps) => {
  const [value, setValue] = useState(first);
  return (
    <DatePicker
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
  component: DatePicker,
  title: 'Components/Choices and dates/DatePicker',
  args: { label: 'Date of birth', value: '', today, max: '2008-11-20', onValueChange: fn(), onBlur: fn() },
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
          'A date, typed or picked: the date of birth in KYC and, with a time, the buying date of the ratio swap. Dates can be typed the way people write them, `1/2/2026` as well as `01-02-2026`, and are formatted when the field loses focus.',
      },
    },
  },
});

const withRoom = { docs: { story: { height: '460px' } } };

const field = (canvasElement: HTMLElement, name = 'Date of birth') =>
  within(canvasElement).getByRole('textbox', { name });

const calendarButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Calendar, / });

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('placeholder', 'DD-MM-YYYY');
  },
});

export const Filled = meta.story({ args: { value: '1984-02-29' } });

/** Without a date, opens on the last month that can be chosen. */
export const Open = meta.story({
  parameters: withRoom,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(calendarButton(canvasElement));
    const sheet = await screen.findByRole('dialog', { name: 'Calendar, Date of birth' });
    await expect(within(sheet).getByRole('grid', { name: 'November 2008' })).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Friday, 21 November 2008' })).toBeDisabled();
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Saturday, 1 November 2008' })).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  args: { value: '1984-02-29' },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(calendarButton(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'Wednesday, 1 February 1984' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-02-01');
    await expect(field(canvasElement)).toHaveValue('01-02-1984');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calendarButton(canvasElement)).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  args: { value: '1984-02-29' },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(calendarButton(canvasElement)).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /29 February 1984, selected$/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-03-28');
    await waitFor(() => expect(calendarButton(canvasElement)).toHaveFocus());
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendarButton(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

export const Typed = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '1/2/1984');
    await expect(input).toHaveValue('1/2/1984');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-02-01');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('01-02-1984');
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

const kycForm: KycForm = {
  firstName: 'Ada',
  lastName: 'Byron',
  gender: 'female',
  countries: 'FI',
  docType: '1',
  idProof: 'X1',
  dob: '',
  doc1: undefined,
  doc2: undefined,
  doc3: undefined,
};

const Checked = (args: DatePickerProps) => {
  const [value, setValue] = useState(args.value);
  const [isLeft, setLeft] = useState(false);
  return (
    <DatePicker
      {...args}
      value={value}
      onValueChange={setValue}
      onBlur={() => setLeft(true)}
      error={isLeft ? kycRules(today).dob(value, { ...kycForm, dob: value }) : undefined}
    />
  );
};

/** Text that isn't a date, or a date out of bounds, shows an error. */
export const Refused = meta.story({
  args: { need: 'required' },
  render: (args) => <Checked {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '29-02-1985');
    await expect(input).toBeValid();
    await userEvent.click(document.body);
    await expect(input).toHaveValue('29-02-1985');
    await expect(input).toHaveAccessibleDescription(fieldTexts.day);
    await userEvent.clear(input);
    await userEvent.type(input, '21-11-2008');
    await expect(input).toHaveAccessibleDescription(fieldTexts.underage);
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '20-11-2008');
    await expect(input).toBeValid();
  },
});

const buying = {
  label: 'Buying date (GMT)',
  hasTime: true,
  min: buyingDates.from,
  max: buyingDates.to,
} as const;

/** On the first and last day, a note gives the earliest or latest time. */
export const WithTime = meta.story({
  args: { ...buying, value: buyingDates.from },
  parameters: { docs: { story: { height: '540px' } } },
  play: async ({ canvasElement, userEvent }) => {
    await expect(field(canvasElement, 'Buying date (GMT)')).toHaveValue('06-12-2020 05:30');
    await userEvent.click(calendarButton(canvasElement));
    const sheet = await screen.findByRole('dialog', { name: 'Calendar, Buying date (GMT)' });
    await expect(within(sheet).getByText('from 05:30')).toBeVisible();
    await expect(within(sheet).getByRole('textbox', { name: 'Time' })).toHaveValue('05:30');
  },
});

/** The popover stays open until day and time are chosen. */
export const PickingATime = meta.story({
  args: { ...buying },
  parameters: { docs: { story: { height: '540px' } } },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement, 'Buying date (GMT)');
    await userEvent.click(calendarButton(canvasElement));
    const sheet = await screen.findByRole('dialog');
    const time = within(sheet).getByRole('textbox', { name: 'Time' });
    await expect(time).toBeDisabled();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Monday, 28 December 2020' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-12-28T00:00');
    await expect(within(sheet).getByText('until 05:30')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '415');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-12-28T04:15');
    await userEvent.clear(time);
    await userEvent.type(time, '99');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Saturday, 12 December 2020' }));
    await expect(time).toHaveValue('04:15');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(calendarButton(canvasElement)).toHaveFocus());
    await expect(input).toHaveValue('12-12-2020 04:15');
    const form = { txHash: '', amount: '', amountUSD: '', hasAgreed: true, buyingDate: '2020-12-12T04:15' };
    await expect(args.onValueChange).toHaveBeenLastCalledWith(form.buyingDate);
    await expect(ratioSwapRules.buyingDate(form.buyingDate, form)).toBeUndefined();
  },
});

/** A typed time out of bounds is reported, so that the rule can reject it. */
export const TypedTime = meta.story({
  args: { ...buying },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement, 'Buying date (GMT)');
    await userEvent.click(input);
    await userEvent.paste('2020-12-28T05:31');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-12-28T05:31');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('28-12-2020 05:31');
    await userEvent.clear(input);
    await userEvent.type(input, '7-12-2020');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7-12-2020');
    await userEvent.type(input, ' 530');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2020-12-07T05:30');
  },
});

export const WithHint = meta.story({ args: { hint: 'As it stands in your document.' } });

export const WithError = meta.story({ args: { value: '2010-05-01', error: fieldTexts.underage, need: 'required' } });

export const Disabled = meta.story({
  args: { value: '1984-02-29', disabled: true, hint: 'Your KYC is submitted.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ReadOnly = meta.story({
  args: { value: '1984-02-29', readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Sizes = meta.story({
  args: { value: '1984-02-29' },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((input) => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});

/** Escape closes the calendar, not the dialog. */
export const InADialog = meta.story({
  parameters: { docs: { story: ownFrame(560) } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Your document">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your document' });
    const button = calendarButton(dialog);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Thursday, 20 November 2008' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2008-11-20');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Calendar, Date of birth' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Calendar, Date of birth' });
  },
});
