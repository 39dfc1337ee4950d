import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { ConnectionIndicator } from './ConnectionIndicator';
import type { ConnectionState } from './connectionStates';

const meta = preview.meta({
  component: ConnectionIndicator,
  title: 'Components/Feedback/ConnectionIndicator',
  args: { state: 'live' as const },
  parameters: {
    docs: {
      description: {
        component:
          'The bars that turn green when the live connection is up: in the trading header and beside the market table on home.',
      },
    },
  },
});

export const Connecting = meta.story({ args: { state: 'connecting' } });

export const Live = meta.story({
  play: async ({ canvas }) => {
    const indicator = canvas.getByRole('status');
    await expect(indicator).toHaveTextContent('Live');
    await expect(indicator).toHaveAttribute('title', 'Live');
    await expect(indicator.querySelectorAll('[data-lit="true"]')).toHaveLength(4);
  },
});

export const Lost = meta.story({
  args: { state: 'lost' },
  play: async ({ canvas }) => {
    const indicator = canvas.getByRole('status');
    await expect(indicator).toHaveTextContent('Reconnecting…');
    await expect(indicator.querySelectorAll('[data-lit="true"]')).toHaveLength(0);
  },
});

const next: Record<ConnectionState, ConnectionState> = { connecting: 'live', live: 'lost', lost: 'connecting' };

const Connection = () => {
  const [state, setState] = useState<ConnectionState>('connecting');
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: space[12] }}>
      <ConnectionIndicator state={state} />
      <Button variant="outline" tone="neutral" size="small" onClick={() => setState(next[state])}>
        Next state
      </Button>
    </div>
  );
};

/** A single live region throughout, so that each change is announced. */
export const Changing = meta.story({
  render: () => <Connection />,
  play: async ({ canvas, userEvent }) => {
    const indicator = canvas.getByRole('status');
    for (const words of ['Live', 'Reconnecting…', 'Connecting…']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next state' }));
      await expect(indicator).toHaveTextContent(words);
    }
  },
});
