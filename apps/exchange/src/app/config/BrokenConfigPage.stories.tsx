import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { BrokenConfigPage } from './BrokenConfigPage';
import { readConfig } from '#shared/config/readConfig.ts';

const meta = preview.meta({
  component: BrokenConfigPage,
  title: 'Screens/Shell/Broken configuration',
  parameters: { layout: 'fullscreen' },
  args: { onTryAgain: fn() },
});

export const Unreachable = meta.story({
  args: { problem: { kind: 'unreachable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const NotThere = meta.story({ args: { problem: { kind: 'answered', status: 404 } } });

export const NotJson = meta.story({
  args: { problem: { kind: 'not-json', detail: 'Unexpected token } in JSON at position 23' } },
});

const { faults = [] } = readConfig({ registrationOpen: 'yes', idleTimeoutMs: 0, apiUrl: 'api.example.com' });

export const WrongSettings = meta.story({
  args: { problem: { kind: 'wrong', faults } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
