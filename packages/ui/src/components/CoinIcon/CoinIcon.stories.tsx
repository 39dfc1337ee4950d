import { assetOf, assetSymbols } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';
import { CoinIcon } from './CoinIcon';
import { coinIconSizes } from './coinIconSizes';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] } as const;

const meta = preview.meta({
  component: CoinIcon,
  title: 'Components/Identity and files/CoinIcon',
  args: { asset: 'XDC' as const },
  parameters: {
    docs: {
      description: {
        component:
          'The nine assets, wherever one is named in a list or a title: market table, pair dropdown, wallet, funds, staking, fees, system status, token details, the coin list of the OTC desk.',
      },
    },
  },
});

export const Set = meta.story({
  render: (args) => (
    <ul style={{ display: 'grid', gap: space[12] }}>
      {assetSymbols.map((symbol) => (
        <li key={symbol} style={row}>
          <CoinIcon {...args} asset={symbol} />
          <span>{symbol}</span>
          <span style={{ ...typography[13], color: vars.text.secondary }}>{assetOf(symbol).fullName}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
});

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space[16] }}>
      {coinIconSizes.map((size) => (
        <div key={size} style={row}>
          {assetSymbols.map((symbol) => (
            <CoinIcon key={symbol} asset={symbol} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
});

export const Labelled = meta.story({
  args: { label: 'XDC Network', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'XDC Network' })).toBeVisible();
  },
});
