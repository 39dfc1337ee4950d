import { normaliseSearch, pairLabel, spotPairNames } from '@exchange/domain';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { controlSizes } from '../Field/controlSizes';
import { SearchField, type SearchFieldProps } from './SearchField';

const column = { display: 'grid', gap: space[16], maxInlineSize: '320px' } as const;

const meta = preview.meta({
  component: SearchField,
  title: 'Components/Inputs/SearchField',
  args: { label: 'Search pairs', placeholder: 'Search pairs' },
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
          'Filters a list: the pair dropdown of the trading header and its pair panel (upper-cased, as documented), the wallet, the tokens.',
      },
    },
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search pairs' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The button clears the field, notifies its listeners and keeps it in focus. */
export const Filled = meta.story({
  args: { defaultValue: 'XDC', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    const { offsetWidth } = input;
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(input.offsetWidth).toBe(offsetWidth);
    await userEvent.type(input, 'BTC');
  },
});

export const ClearedByKeyboard = meta.story({
  args: { defaultValue: 'XDC' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('ETH{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

const PairSearch = (args: SearchFieldProps) => {
  const [typed, setTyped] = useState('');
  const found = spotPairNames.filter((name) => name.includes(normaliseSearch(typed)));
  return (
    <div style={{ display: 'grid', gap: space[8] }}>
      <SearchField
        {...args}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        status={typed === '' ? undefined : `${found.length} found`}
      />
      <ul>
        {found.map((name) => (
          <li key={name}>{pairLabel(name)}</li>
        ))}
      </ul>
    </div>
  );
};

/** Letters become upper case at the caret [DOM-255], and screen readers announce the number of results. */
export const UpperCased = meta.story({
  args: { isUpperCased: true },
  render: (args) => <PairSearch {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(input, 'xdbtc');
    await expect(input).toHaveValue('XDBTC');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}c-');
    await expect(input).toHaveValue('XDC-BTC');
    await expect(input.selectionStart).toBe(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(spotPairNames.length);
    await userEvent.keyboard('usd');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(spotPairNames.length);
  },
});

/**
 * Phone keyboards compose whole words, so a word stays unchanged until it is finished, and only looks upper-cased
 * meanwhile.
 */
export const Composed = meta.story({
  args: { isUpperCased: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('searchbox');
    await fireEvent.compositionStart(input);
    input.setRangeText('xdc', 0, 0, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect(input).toHaveValue('xdc');
    await expect(getComputedStyle(input).textTransform).toBe('uppercase');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('XDC');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** The first Escape clears the search, the second closes the popover around it. */
export const InsidePopover = meta.story({
  // Open from the start: on the docs page it would cover the other stories.
  tags: ['!autodocs'],
  args: { isUpperCased: true },
  render: (args) => (
    <div style={{ minBlockSize: '160px' }}>
      <Popover.Root defaultOpen>
        <Popover.Trigger>Pairs</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content aria-label="Pairs" align="start">
            <SearchField {...args} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  ),
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('searchbox');
    await userEvent.type(input, 'xdc');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(screen.getByRole('dialog', { name: 'Pairs' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog', { name: 'Pairs' })).not.toBeInTheDocument();
  },
});

export const WithLabel = meta.story({
  args: {
    label: 'Currency',
    isLabelHidden: false,
    placeholder: 'Name or symbol',
    hint: 'Nine currencies are traded here.',
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'XDC', hint: 'The list is being loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Sizes = meta.story({
  args: { defaultValue: 'XDC' },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <SearchField {...args} key={size} size={size} label={`Search pairs, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('searchbox').map((input) => input.parentElement?.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});
