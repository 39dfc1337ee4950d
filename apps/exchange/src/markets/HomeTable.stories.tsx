import { failureText } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HomeView } from './HomeView';
import { Choosing, pairsIn, rowOf } from './testing/choosingHome';
import { extremes, liveHome } from './testing/liveHome';

const meta = preview.meta({
  component: HomeView,
  title: 'Screens/Markets/Home/Table',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  render: (args) => <Choosing {...args} />,
  args: liveHome,
});

/**
 * Each pair has the marks of both coins, each in its own colour [SHL-340], and its day as a line beside the change, in its
 * colour, so that a stale one has none [SHL-341].
 */
export const Marks = meta.story({
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, 'XDC-BTC');
    const discs = [...row.querySelectorAll('circle')].map((disc) => getComputedStyle(disc).fill);
    await expect(new Set(discs).size).toBe(2);
    for (const pair of ['XDC-BTC', 'XDC-XRP', 'XDC-XDCE']) {
      const colours = ['svg[preserveAspectRatio]', '[data-direction]'].map((part) => {
        const drawn = rowOf(canvasElement, pair).querySelector(part);
        return drawn ? getComputedStyle(drawn).color : part;
      });
      await expect(colours[0]).toBe(colours[1]);
    }
  },
});

/** The change keeps its place until the line is there, and where the exchange has none [SHL-342]. */
export const WithoutLines = meta.story({
  args: { dayPrices: undefined, Line: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[preserveAspectRatio]')).toBeNull();
    const line = rowOf(canvasElement, 'XDC-USDT').querySelector('[data-direction]')?.parentElement
      ?.previousElementSibling;
    await expect(line).toBeEmptyDOMElement();
    await expect(line?.getBoundingClientRect().width).toBe(72);
    await expect(canvas.getByText('+1.17%')).toBeVisible();
  },
});

/** A search finds a pair by either coin, and says so when it finds none, with a way back [SHL-343]. */
export const Searched = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search markets' });
    await userEvent.type(field, 'bitcoin');
    await expect(pairsIn(canvasElement)).toEqual(['XDC-BTC', 'BTC-USDT', 'BTC-USDC']);
    await userEvent.clear(field);
    await userEvent.type(field, 'doge');
    await expect(canvas.getByText('No matches for “doge”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(field).toHaveValue('');
    await expect(pairsIn(canvasElement)).toHaveLength(10);
  },
});

const phone = { viewport: { value: 'phone' } };

/** Star, pair, price and change fit; nothing scrolls sideways. */
export const OnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const StaleOnPhone = meta.story({ globals: phone, args: { isStale: true, connection: 'lost' } });

export const UnreachableOnPhone = meta.story({
  globals: phone,
  args: { phase: 'failed', failureText: failureText({ code: 'unreachable' }), quotes: [], connection: 'lost' },
});

export const LoadingOnPhone = meta.story({ globals: phone, args: { phase: 'loading', quotes: [] } });

export const TinyAndHugeOnPhone = meta.story({ globals: phone, args: { quotes: extremes } });
