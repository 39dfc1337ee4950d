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

const meta = preview.meta({ component: Badge, title: 'Components/Badge' });

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
