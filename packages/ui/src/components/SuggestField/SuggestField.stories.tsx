import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { AddressText } from '../AddressText/AddressText';
import { Button } from '../Button/Button';
import { Dialog, DialogContent } from '../Dialog/Dialog';
import { SuggestField, type SuggestFieldProps } from './SuggestField';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px', alignContent: 'start' } as const;

const addresses = {
  'Cold storage': 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'Phone wallet': 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
};

const all = Object.entries(addresses).map(([label, address]) => ({
  value: address,
  label,
  detail: <AddressText value={address} isGrouped />,
}));

/** Keeps the text, as a form would. */
const Controlled = ({ value: first, ...args }: SuggestFieldProps) => {
  const [value, setValue] = useState(first);
  const typed = value.toLowerCase();
  return (
    <SuggestField
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
      onSuggestion={(next) => {
        setValue(next);
        args.onSuggestion(next);
      }}
      suggestions={args.suggestions.filter(({ label }) => label.toLowerCase().includes(typed))}
    />
  );
};

const meta = preview.meta({
  component: SuggestField,
  title: 'Components/Inputs/SuggestField',
  args: {
    label: 'Address',
    value: '',
    suggestions: all,
    onValueChange: fn(),
    onSuggestion: fn(),
    onBlur: fn(),
  },
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
          'Any text, with suggestions: the address of a withdrawal. Typing on, pressing Enter or leaving the field chooses nothing. If the value has to come from the list, use a Combobox.',
      },
    },
  },
});

const withRoom = { docs: { story: { height: '240px' } } };

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Address' });

const activeName = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

/** A click shows all suggestions, with the full address below each name. */
export const Open = meta.story({
  parameters: withRoom,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    const list = await screen.findByRole('listbox', { name: 'Address' });
    await expect(input).toHaveAttribute('aria-controls', list.id);
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.entries(addresses).map(([label, address]) => `${label} ${address}`));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
  },
});

export const ByPointer = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'phone');
    await userEvent.click(await screen.findByRole('option'));
    await expect(args.onSuggestion).toHaveBeenCalledWith(addresses['Phone wallet']);
    await expect(input).toHaveValue(addresses['Phone wallet']);
    await expect(input).toHaveFocus();
    await gone();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

const sent = fn();

/** Arrows move into the list and wrap around, Enter chooses, Home and End move the caret. */
export const ByKeyboard = meta.story({
  render: (args) => (
    <form
      aria-label="Withdrawal"
      style={column}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Controlled {...args} name="address" />
      <Button type="submit">Send</Button>
    </form>
  ),
  beforeEach: () => sent.mockClear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(activeName(input)).toContain('Phone wallet'));
    await userEvent.keyboard('{Home}');
    await expect(activeName(input)).toContain('Phone wallet');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName(input)).toContain('Cold storage');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue(addresses['Cold storage']);
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).toHaveFormValues({ address: addresses['Cold storage'] });
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** Typing on, Enter and Tab keep the text as typed, however well a suggestion matches. */
export const FreeText = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'Cold');
    await screen.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(input).toHaveValue('Cold');
    await gone();
    await expect(args.onSuggestion).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/**
 * Moving from an empty field to the address book beside its label doesn't count as leaving; with text in the field it
 * does.
 */
export const Besides = meta.story({
  args: {
    aside: (
      <Button variant="ghost" size="small">
        Address book
      </Button>
    ),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Address book' }));
    await gone();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement), 'xdc1');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** Without matches there is no list in the way. */
export const NothingFits = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'xdc1');
    await gone();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Enter that confirms a word in an input method chooses nothing. */
export const InputMethod = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'c{ArrowDown}');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onSuggestion).not.toHaveBeenCalled();
  },
});

export const WithError = meta.story({
  args: { value: 'xdc1', error: 'Enter valid XDC address.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Enter valid XDC address.');
  },
});

/** Escape closes the list, not the dialog. */
export const InADialog = meta.story({
  parameters: { docs: { story: ownFrame(420) } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Withdraw" size="small">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('combobox', { name: 'Address' });
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    await expect(input).toHaveValue('');
  },
});
