import { tradingStatusTexts } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { tones } from '../../tokens/tokens';
import { StatusDot } from './StatusDot';

const meta = preview.meta({ component: StatusDot, title: 'Components/StatusDot' });

export const Active = meta.story({
  args: { tone: 'success', children: tradingStatusTexts.active },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
});

export const Inactive = meta.story({ args: { tone: 'danger', children: tradingStatusTexts.inactive } });

export const Tones = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: space[8] }}>
      {tones.map((tone) => (
        <li key={tone}>
          <StatusDot tone={tone}>{tone}</StatusDot>
        </li>
      ))}
    </ul>
  ),
});
