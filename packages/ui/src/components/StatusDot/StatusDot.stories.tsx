import { historyTexts, tradingStatusTexts } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { tones, type Tone } from '../../tokens/tokens';
import { StatusDot } from './StatusDot';

const meta = preview.meta({
  component: StatusDot,
  title: 'Components/Feedback/StatusDot',
  parameters: {
    docs: {
      description: {
        component:
          'Deposits, withdrawals and trading on the system status page, the expected time of a pending withdrawal, the state of deposits and withdrawals in the histories.',
      },
    },
  },
});

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

const waits: [text: string, tone: Tone][] = [
  [historyTexts.expected.automatic, 'success'],
  [historyTexts.expected.soon, 'warning'],
  [historyTexts.expected.later, 'danger'],
];

/** How long a pending withdrawal takes: the sooner, the calmer the colour. */
export const ExpectedTimes = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: space[8] }}>
      {waits.map(([text, tone]) => (
        <li key={text}>
          <StatusDot tone={tone}>{text}</StatusDot>
        </li>
      ))}
    </ul>
  ),
});
