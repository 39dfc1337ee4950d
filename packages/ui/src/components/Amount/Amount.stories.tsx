import { formatAmount, formatBalance, formatReward, pairOf } from '@exchange/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space, typography, weight } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Amount, type AmountProps } from './Amount';

const meta = preview.meta({
  component: Amount,
  title: 'Components/Figures/Amount',
  args: { amount: '1234.5', figure: formatBalance('1234.5', 'wallet'), unit: 'XDC' },
  parameters: {
    docs: {
      description: {
        component:
          'An exact amount and its unit, outside of tables: the wallet total, the available balance in order forms and in the withdrawal panel, the amount a withdrawal pays out, staked amounts and rewards. In a table the unit is in the header: use Figure there.',
      },
    },
  },
});

export const Balance = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,234.500000000 XDC');
  },
});

export const WithWorth = meta.story({
  args: { usd: '66.4161' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('about $66.42');
  },
});

/** Shortened to the decimals its place shows; hovering reveals every digit, and screen readers read them all. */
export const Cut = meta.story({
  args: { amount: '0.123456789', figure: formatBalance('0.123456789', 'orderForm'), unit: 'BTC' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('0.123456789')).toHaveTextContent('0.1234');
    await expect(canvas.getByText('0.123456789')).toBeInTheDocument();
  },
});

/** An amount too small for the decimals shown still doesn't read as zero. */
export const Tiny = meta.story({
  args: { amount: '0.0000004567', figure: formatBalance('0.0000004567'), unit: 'BTC', usd: '0.0419' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<0.000001')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByTitle('0.0000004567')).toBeVisible();
  },
});

export const Zero = meta.story({ args: { amount: '0', figure: formatBalance('0'), usd: '0' } });

const column = { display: 'grid', gap: space[16] } as const;

/** Takes the size of the surrounding text; the dollar value stays small. */
export const Sizes = meta.story({
  args: { usd: '66.4161' },
  render: (args) => (
    <div style={column}>
      <div style={typography[12]}>
        <Amount {...args} figure={formatAmount('1234.5', pairOf('XDC-USDT'))} />
      </div>
      <Amount {...args} figure={formatReward('1234.5')} />
      <div style={{ ...typography[20], fontWeight: weight.strong }}>
        <Amount {...args} />
      </div>
      <div style={{ ...typography[28], fontWeight: weight.strong }}>
        <Amount {...args} />
      </div>
    </div>
  ),
});

/** In a narrow panel the unit wraps first; digits wrap only if there is no other way. */
export const Long = meta.story({
  args: {
    amount: '37500000000.123456789',
    figure: formatBalance('37500000000.123456789', 'wallet'),
    usd: '2017500000',
  },
  render: (args) => (
    <div style={{ ...column, ...typography[20], fontWeight: weight.strong, textAlign: 'end' }}>
      <div style={{ inlineSize: '288px' }}>
        <Amount {...args} />
      </div>
      <div style={{ inlineSize: '200px' }}>
        <Amount {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('37,500,000,000.123456789').map((figure) => {
      const panel = figure.closest('div');
      return [figure.getBoundingClientRect().right, panel?.getBoundingClientRect().right];
    });
    for (const [figure = 0, panel = 0] of widths) await expect(figure).toBeLessThanOrEqual(panel);
  },
});

const Moving = (args: AmountProps) => {
  const [amount, setAmount] = useState(args.amount);
  const next = amount === '1234.5' ? '1250' : '1234.5';
  return (
    <div style={{ ...column, justifyItems: 'start' }}>
      <Amount {...args} amount={amount} figure={formatBalance(amount, 'wallet')} />
      <Button variant="outline" tone="neutral" size="small" onClick={() => setAmount(next)}>
        Next amount
      </Button>
    </div>
  );
};

/** A balance that changes on its own flashes, and nothing moves. */
export const Live = meta.story({
  args: { isLive: true },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-flash]')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('[data-flash]')).toHaveAttribute('data-flash', 'up');
  },
});

export const Stale = meta.story({ args: { isStale: true, usd: '66.4161' } });
