import { failureText, shellTexts, type PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { PairPicker, type PairPickerProps } from './PairPicker';
import { demoQuotes } from './testing/demoQuotes';

const Held = ({ favourites: atFirst, onToggleFavourite, ...args }: PairPickerProps) => {
  const [favourites, setFavourites] = useState(atFirst);
  const toggle = (name: PairName) => {
    setFavourites((before) => new Set([...before, name].filter((known) => known !== name || !before.has(name))));
    onToggleFavourite(name);
  };
  return <PairPicker {...args} favourites={favourites} onToggleFavourite={toggle} />;
};

const ready: PairPickerProps['state'] = { kind: 'ready', rows: demoQuotes };

const current: PairName = 'XDC-ETH';

const retry = fn();

const meta = preview.meta({
  component: PairPicker,
  title: 'Components/Trading/PairPicker',
  args: {
    state: ready,
    favourites: new Set<PairName>(['XDC-USDT', 'BTC-USDT']),
    current,
    onPick: fn(),
    onToggleFavourite: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '520px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The pair dropdown of the trading header: the tabs Pairs and Favorites, and a search that types in upper case. PairPickerButton shows it in a popover on a desktop and in a drawer on a phone.',
      },
    },
  },
});

const names = (canvasElement: HTMLElement): (string | undefined)[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('tr[data-pair]')].map(({ dataset }) => dataset['pair']);

/** The list appears one paint after the search. */
const drawn = () => screen.findByRole('grid', { name: 'Pairs' });

/** All pairs with last price and change; clicking anywhere in a row picks it [TRD-020]. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn();
    await expect(names(canvasElement)).toHaveLength(12);
    await expect(names(canvasElement)[0]).toBe('XDC-USDT');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('XDC / ETH');
    await expect(canvas.getByRole('row', { name: /XRP \/ USDT/ })).toHaveTextContent('2.28010down -4.65%');
    await userEvent.click(within(canvas.getByRole('row', { name: /BTC \/ USDC/ })).getByText('99,870.15'));
    await expect(args.onPick).toHaveBeenLastCalledWith('BTC-USDC');
  },
});

/**
 * Lower-case letters search, arrows, Home and End move, and Enter picks [TRD-022] [SHL-265], unless it belongs to an
 * input method [SHL-266].
 */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const search = canvas.getByRole('combobox', { name: 'Search pairs' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('xdc/');
    await expect(search).toHaveValue('XDC/');
    await expect(names(canvasElement)).toEqual(['XDC-USDT', 'XDC-ETH', 'XDC-BTC', 'XDC-XRP', 'XDC-XDCE', 'XDC-USDC']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('row', { selected: true });
    await expect(active).toHaveTextContent('XDC / BTC');
    await expect(search).toHaveAttribute('aria-activedescendant', active.id);
    await fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('XDC / USDC');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('XDC-BTC');
  },
});

export const StarByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('xrp{ArrowDown}{Shift>}{Enter}{/Shift}');
    await expect(args.onToggleFavourite).toHaveBeenLastCalledWith('XRP-USDT');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(canvas.getByText('XRP / USDT added to favourites.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Favourite XRP / USDT', pressed: true })).toBeVisible();
  },
});

/** Favourites only; a pair disappears once it is no longer a favourite [TRD-023] [DOM-268]. */
export const Favorites = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: shellTexts.pairTabs.favorites }));
    await expect(names(canvasElement)).toEqual(['XDC-USDT', 'BTC-USDT']);
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite BTC / USDT' }));
    await expect(args.onToggleFavourite).toHaveBeenLastCalledWith('BTC-USDT');
    await expect(names(canvasElement)).toEqual(['XDC-USDT']);
  },
});

/** Without favourites, it explains how to add one [TRD-023]. */
export const NoFavorites = meta.story({
  args: { favourites: new Set() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: shellTexts.pairTabs.favorites }));
    await expect(canvas.getByText('Star a pair to see it here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(names(canvasElement)).toHaveLength(12);
    await userEvent.click(canvas.getByRole('tab', { name: shellTexts.pairTabs.favorites }));
  },
});

/** If the favourites couldn't be loaded, their tab says so; all pairs stay available [SHL-126]. */
export const FavoritesFailed = meta.story({
  args: { favourites: new Set(), favouritesFailure: { text: failureText({ code: 'unreachable' }), onRetry: retry } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn();
    await expect(names(canvasElement)).toHaveLength(12);
    await userEvent.click(canvas.getByRole('tab', { name: shellTexts.pairTabs.favorites }));
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** Says that no pair matches, to screen readers too, and offers a way back [TRD-022]. */
export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search pairs' });
    await userEvent.type(search, 'doge');
    await expect(canvas.getByText('No matches for “DOGE”')).toBeVisible();
    await expect(canvas.getByText('No pairs found')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await expect(names(canvasElement)).toHaveLength(12);
    await userEvent.type(search, 'doge');
  },
});

/** Pressing a header sorts by it, pressing it again reverses the order. */
export const Sorted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn();
    const header = canvas.getByRole('columnheader', { name: '24h Change' });
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)[0]).toBe('ETH-PERPETUAL');
    await userEvent.click(within(header).getByRole('button'));
    await expect(names(canvasElement)[0]).toBe('XRP-USDT');
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
  },
});

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: failureText({ code: 'unreachable' }), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

/** The figures are delayed; pairs can still be picked. */
export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    await drawn();
    await expect(canvasElement.querySelectorAll('[data-stale]').length).toBeGreaterThan(12);
  },
});

/** Sized for touch: no keyboard hints, taller rows. */
export const Comfortable = meta.story({
  args: { density: 'comfortable' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '328px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/to favourite/)).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
