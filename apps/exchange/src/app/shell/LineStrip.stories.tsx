import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { LineStripView, type LineStripViewProps } from './LineStrip';

// Typed here, because the values of a union would be taken for any text below.
const offline: LineStripViewProps = { line: 'offline', onRetry: fn() };

const meta = preview.meta({
  component: LineStripView,
  title: 'Screens/Shell/Connection strip',
  parameters: { layout: 'fullscreen' },
  args: offline,
});

/** With the browser's own word that it is offline. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're offline. Prices aren't updating.");
  },
});

/** The live connection is lost, or nothing was heard over it for five seconds [SHL-281]. */
export const Reconnecting = meta.story({
  args: { line: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting… Prices may be out of date.');
  },
});

/** The exchange did not answer when the page asked whether the session still holds [SHL-283]. */
export const Unchecked = meta.story({
  args: { line: 'unreachable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're still signed in.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Connected, but prices haven't come for a while [SHL-281]. */
export const Delayed = meta.story({
  args: { line: 'delayed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Delayed. Prices may be out of date.');
  },
});

/** Takes no room, and is there to be read out once something changes. */
export const Live = meta.story({
  args: { line: 'up' },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('status');
    await expect(strip).toBeEmptyDOMElement();
    await expect(strip.offsetHeight).toBe(0);
  },
});
