import {
  formatBalance,
  formatPrice,
  formatRate,
  formatUsd,
  formatVolume,
  marketColumns,
  pairOf,
} from '@exchange/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Amount } from '../Amount/Amount';
import { Button } from '../Button/Button';
import { Figure } from '../Figure/Figure';
import { PriceChange } from '../PriceChange/PriceChange';
import { Stat } from './Stat';
import { StatList, type StatListProps } from './StatList';

const price = (value: string) => <Figure figure={formatPrice(value, pairOf('XDC-USDT'))} />;

const balance = (value: string, usd?: string) => (
  <Amount amount={value} figure={formatBalance(value)} unit="XDC" usd={usd} />
);

const dayOf = (isLoading: boolean) => (
  <>
    <Stat label={marketColumns.lastPrice} isLoading={isLoading} change={<PriceChange percent="4.2" />}>
      {price('0.0538')}
    </Stat>
    <Stat label={marketColumns.high} isLoading={isLoading}>
      {price('0.0551')}
    </Stat>
    <Stat label={marketColumns.low} isLoading={isLoading}>
      {price('0.05102')}
    </Stat>
    <Stat label={`${marketColumns.volume} (XDC)`} isLoading={isLoading}>
      <Figure figure={formatVolume('37500000')} />
    </Stat>
  </>
);

const meta = preview.meta({
  component: StatList,
  subcomponents: { Stat },
  title: 'Components/Figures/Stat',
  args: { children: dayOf(false) },
  parameters: {
    docs: {
      description: {
        component:
          'A few figures read together: a pair’s 24 hours in the trading header, the totals of the wallet, the staking pool with its cap and rates, referral rewards, and the breakdown of a withdrawal or an order.',
      },
    },
  },
});

/** The 24-hour figures of a pair. */
export const Stacked = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Last Price', '24h High', '24h Low', '24h Volume (XDC)']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('0.05380000 up +4.20%');
  },
});

export const Small = meta.story({ args: { size: 'small' } });

/** The totals of the wallet. */
export const Large = meta.story({
  args: {
    size: 'large',
    children: (
      <>
        <Stat label="Total" change={<PriceChange percent="-1.25" />}>
          <Figure figure={formatUsd('48210.5')} />
        </Stat>
        <Stat label="Available">{balance('896100.25', '48210.5')}</Stat>
        <Stat label="In orders">{balance('2500', '134.5')}</Stat>
      </>
    ),
  },
});

/** The figures of a withdrawal. */
export const Inline = meta.story({
  args: {
    layout: 'inline',
    children: (
      <>
        <Stat label="Amount">{balance('2500')}</Stat>
        <Stat label="Fee">{balance('0')}</Stat>
        <Stat label="You receive">{balance('2500', '134.5')}</Stat>
        <Stat label="Estimated yield">{formatRate('4.75')}</Stat>
      </>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '420px' }}>
      <StatList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [amount, fee] = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().right);
    await expect(amount).toBe(fee);
  },
});

export const InlineSmall = meta.story({ ...Inline.input, args: { ...Inline.input.args, size: 'small' } });

const Arriving = (args: StatListProps) => {
  const [isLoading, setLoading] = useState(true);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: space[16] }}>
      <StatList {...args}>{dayOf(isLoading)}</StatList>
      <Button variant="outline" tone="neutral" size="small" onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Show figures' : 'Refresh'}
      </Button>
    </div>
  );
};

/** Placeholders are as tall as the values, and about as wide, so that nothing moves. */
export const Loading = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const height = () => canvasElement.querySelector('dl')?.offsetHeight;
    const loadingHeight = height();
    await expect(canvas.getAllByText('Loading')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByText('Loading')).toBeNull();
    await expect(height()).toBe(loadingHeight);
    await userEvent.click(canvas.getByRole('button'));
  },
});

/** Two columns on a phone; a wider value gets a line of its own. */
export const OnAPhone = meta.story({ ...Large.input, globals: { viewport: { value: 'phone' } } });
