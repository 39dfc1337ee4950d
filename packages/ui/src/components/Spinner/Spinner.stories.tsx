import { shellTexts } from '@exchange/domain';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space, typography } from '../../tokens/scale';
import { vars } from '../../theme/contract.css';
import { iconSizes } from '../Icon/iconNames';
import { Spinner } from './Spinner';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] } as const;
const line = { ...typography[12], color: vars.text.secondary, display: 'flex', alignItems: 'center', gap: space[6] };

const meta = preview.meta({
  component: Spinner,
  title: 'Components/Feedback/Spinner',
  args: { label: shellTexts.loading },
  parameters: {
    docs: {
      description: {
        component:
          'Something small is loading: a deposit address, the check of a code. Buttons say Processing instead, and larger content keeps its place with a Skeleton.',
      },
    },
  },
});

/** In the colour of the surrounding text, with a label for screen readers. */
export const BesideWords = meta.story({
  args: { label: 'Fetching the deposit address', size: 12 },
  render: (args) => (
    <p style={line}>
      <Spinner {...args} /> Deposit address
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching the deposit address');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={row}>
      {iconSizes.map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('status').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    await expect(boxes).toEqual([
      [12, 12],
      [16, 16],
      [20, 20],
    ]);
  },
});

/** With reduced motion the ring doesn't spin. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[role="status"] > [aria-hidden]');
    await expect(ring?.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
  },
});
