import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

const meta = preview.meta({
  component: ErrorPage,
  title: 'Screens/Shell/Error page',
  parameters: { layout: 'fullscreen' },
  args: { onTryAgain: fn() },
});

export const Shown = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

const BrokenScreen = () => {
  throw new Error('A bug in a screen, made for this story');
};

/** A bug in a screen shows this page rather than a blank one [SHL-095]. */
export const InsteadOfABrokenScreen = meta.story({
  render: (args) => (
    <ErrorBoundary fallback={<ErrorPage {...args} />}>
      <BrokenScreen />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  },
});
