import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { tones, type Tone } from '../../tokens/tokens';
import { Badge } from './Badge';

const words: Record<Tone, string> = {
  neutral: 'ERC20',
  accent: 'New',
  buy: 'Buy',
  sell: 'Sell',
  success: 'Approved',
  warning: 'Submitted',
  danger: 'Rejected',
};

const meta = preview.meta({
  component: Badge,
  title: 'Components/Feedback/Badge',
  parameters: {
    docs: {
      description: {
        component:
          'One or two words beside a name: the ERC20 variant in wallet and market table, side and status in order history, the status of a withdrawal, staking order or referral, the KYC status in the profile.',
      },
    },
  },
});

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[8] }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  ),
});

export const BesideText = meta.story({
  args: { children: 'ERC20' },
  render: (args) => (
    <p>
      XDCE <Badge {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ERC20').offsetHeight).toBe(16);
  },
});

/** A column of statuses is as wide as its longest word, on phones too. */
export const InNarrowCell = meta.story({
  args: { tone: 'neutral', children: 'partially cancelled' },
  render: (args) => (
    <div style={{ inlineSize: '72px' }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('partially cancelled').offsetHeight).toBe(16);
  },
});
