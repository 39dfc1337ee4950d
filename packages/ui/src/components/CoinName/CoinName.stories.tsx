import { assetOf, assetSymbols } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { CoinName } from './CoinName';

const column = { display: 'grid', justifyItems: 'start', gap: space[12] } as const;

const meta = preview.meta({
  component: CoinName,
  title: 'Components/Identity and files/CoinName',
  args: { symbol: 'XDC' },
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
        component: 'A coin in a list: the wallet names it in full, the funds tab of the trade screen by its symbol.',
      },
    },
  },
});

/** The mark tells screen readers nothing that the symbol doesn't, so it is hidden from them. */
export const Symbol = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('XDC')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithName = meta.story({
  render: () => (
    <>
      {assetSymbols.map((symbol) => (
        <CoinName key={symbol} symbol={symbol} name={assetOf(symbol).fullName} size={24} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const symbol = canvas.getByText('XDC').getBoundingClientRect();
    await expect(canvas.getByText('XDC Network').getBoundingClientRect().top).toBeGreaterThanOrEqual(symbol.bottom);
  },
});

/** An unknown coin has no mark, and its symbol lines up with the others. */
export const Unknown = meta.story({
  render: () => (
    <>
      <CoinName symbol="XDC" name="XDC Network" size={24} />
      <CoinName symbol="DOGE" name="Dogecoin" size={24} />
    </>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('DOGE')).toBe(left('XDC'));
  },
});
