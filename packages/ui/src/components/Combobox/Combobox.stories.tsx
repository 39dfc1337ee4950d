import { withCountryPlaceholder } from '@exchange/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Dialog, DialogContent } from '../Dialog/Dialog';
import { controlSizes } from '../Field/controlSizes';
import { Combobox } from './Combobox';
import { Controlled } from './testing/Controlled';
import { countries } from './testing/countries';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px', alignContent: 'start' } as const;

const meta = preview.meta({
  component: Combobox,
  title: 'Components/Choices and dates/Combobox',
  args: {
    label: 'Country',
    options: withCountryPlaceholder(countries),
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
    emptyText: 'No country fits. Try fewer letters.',
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
          'One of many, found by typing: the country in KYC and in the profile, and its dial code. Searches by name, dial code and two-letter code. Enter and Tab choose; Escape changes nothing. For a few choices, use a Select.',
      },
    },
  },
});

const withRoom = { docs: { story: { height: '420px' } } };

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Country' });

const activeName = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('placeholder', 'Select Country');
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Chosen = meta.story({ args: { value: 'FI' } });

/** All countries, scrolled to the chosen one. */
export const Open = meta.story({
  args: { value: 'FI' },
  parameters: withRoom,
  play: async ({ canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    const list = await screen.findByRole('listbox', { name: 'Country' });
    await expect(input).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getAllByRole('option')).toHaveLength(countries.length);
    const chosen = within(list).getByRole('option', { name: 'Finland +358', selected: true });
    await expect(activeName(input)).toBe('Finland +358');
    const { top, bottom } = list.getBoundingClientRect();
    await waitFor(() => expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(top));
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(input).toHaveFocus();
  },
});

export const Searching = meta.story({
  parameters: withRoom,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '+35');
    const options = await screen.findAllByRole('option');
    await expect(options.length).toBeLessThan(15);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${options.length} results`);
    await userEvent.type(input, '8');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Åland Islands +358',
      'Finland +358',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results');
  },
});

export const NothingFits = meta.story({
  parameters: withRoom,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'atlantis');
    await expect(await screen.findAllByText('No country fits. Try fewer letters.')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('No country fits. Try fewer letters.');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ByPointer = meta.story({
  args: { value: 'FI' },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('franc');
    await userEvent.click(await screen.findByRole('option', { name: 'France +33' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('FR');
    await expect(input).toHaveValue('France');
    await expect(input).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

const sent = fn();

/**
 * Arrows open the list and wrap around, Home and End go to its ends, and Enter chooses without submitting the form
 * [SHL-265].
 */
export const ByKeyboard = meta.story({
  args: { name: 'country' },
  render: (args) => (
    <form
      aria-label="Profile"
      style={column}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Controlled {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  beforeEach: () => sent.mockClear(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeName(input)).toBe('Afghanistan +93'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeName(input)).toBe('Zimbabwe +263');
    await userEvent.keyboard('{Home}');
    await expect(activeName(input)).toBe('Afghanistan +93');
    await userEvent.keyboard('{End}');
    await expect(activeName(input)).toBe('Zimbabwe +263');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Åland Islands');
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).toHaveFormValues({ country: 'AX' });
    await userEvent.clear(input);
    await userEvent.keyboard('atlantis{Enter}');
    await expect(input).toHaveValue('Åland Islands');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** Enter that confirms a word in an input method chooses nothing [SHL-266]. */
export const InputMethod = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'fi');
    await expect(activeName(input)).toBe('Finland +358');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('FI');
  },
});

/** Typing a few letters and tabbing on chooses the best match. */
export const TabChooses = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('fi');
    await expect(activeName(input)).toBe('Finland +358');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('Finland');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('FI');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** Escape, or pressing outside, keeps the previous choice. */
export const Unchanged = meta.story({
  args: { value: 'FI' },
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button variant="outline" tone="neutral">
        Elsewhere
      </Button>
    </>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('swe');
    await expect(activeName(input)).toBe('Sweden +46');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Finland');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}nor');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(input).toHaveValue('Finland');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Deleting the whole text clears the choice. */
export const Emptied = meta.story({
  args: { value: 'FI' },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
});

/** Browsers autofill the full name instead of choosing from the list. */
export const FilledInByBrowser = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('Dominica');
    input.blur();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('DM'));
  },
});

export const WithHint = meta.story({ args: { hint: 'The country that issued your document.' } });

export const WithError = meta.story({
  args: { error: 'This field is required.', need: 'required' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
});

export const Disabled = meta.story({
  args: { value: 'FI', disabled: true, hint: 'Your country cannot be changed while your KYC is submitted.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await userEvent.click(canvas.getByText('Country'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Sizes = meta.story({
  args: { value: 'FI' },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('combobox').map((input) => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});

/** A dial code next to a short field: the list is wider than the field if it needs to be. */
export const Narrow = meta.story({
  args: { label: 'Country', value: 'GS' },
  parameters: withRoom,
  render: (args) => (
    <div style={{ inlineSize: '120px' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('south');
    await screen.findByRole('listbox');
  },
});

/** Escape closes the list, not the dialog. */
export const InADialog = meta.story({
  parameters: { docs: { story: ownFrame(420) } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Edit address">
        <Controlled {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const input = within(dialog).getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await userEvent.keyboard('chile');
    await userEvent.click(await screen.findByRole('option', { name: 'Chile +56' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CL');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
});
