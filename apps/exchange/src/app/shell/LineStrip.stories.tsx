import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { LineStripView, type LineStripViewProps } from './LineStrip';

// Typed here, because a union's literals would widen to `string` below.
const offline: LineStripViewProps = { line: 'offline', onRetry: fn() };

const meta = preview.meta({
  component: LineStripView,
  title: 'Screens/Shell/Connection strip',
  parameters: { layout: 'fullscreen' },
  args: offline,
});

/** The browser reports that it is offline. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're offline. Prices aren't updating.");
  },
});

/** The live connection is lost, or has been silent for five seconds [SHL-281]. */
export const Reconnecting = meta.story({
  args: { line: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting… Prices may be out of date.');
  },
});

/** The exchange didn't answer when the page asked whether the session is still valid [SHL-283]. */
export const Unchecked = meta.story({
  args: { line: 'unreachable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're still signed in.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Connected, but without price updates for a while [SHL-281]. */
export const Delayed = meta.story({
  args: { line: 'delayed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Delayed. Prices may be out of date.');
  },
});

/** Takes no space, and stays in the page so that a change is announced. */
export const Live = meta.story({
  args: { line: 'up' },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('status');
    await expect(strip).toBeEmptyDOMElement();
    await expect(strip.offsetHeight).toBe(0);
  },
});
