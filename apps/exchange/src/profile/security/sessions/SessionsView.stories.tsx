import type { Failure, Result } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { asOnDesk, asOnPhone } from '../testing/asWide';
import { longSession, phoneSession, thisSession } from '../testing/samples';
import { SessionsView, type SessionsViewProps } from './SessionsView';

const unreachable: Failure = { code: 'unreachable' };

const ended = fn(async (): Promise<Result<unknown>> => ({ data: undefined }));

const args: SessionsViewProps = {
  state: { kind: 'ready', rows: [thisSession, phoneSession, longSession] },
  end: ended,
};

/** Ended sessions leave the list, as they do at the exchange. */
const Kept = ({ state, end }: SessionsViewProps) => {
  const [gone, setGone] = useState<readonly string[]>([]);
  const rows = state.kind === 'ready' ? state.rows.filter(({ id }) => !gone.includes(id)) : [];
  return (
    <SessionsView
      state={state.kind === 'ready' ? { kind: 'ready', rows } : state}
      end={async (ending) => {
        const result = await end(ending);
        if (!result.error) setGone([...gone, ...ending.sessions.map(({ id }) => id)]);
        return result;
      }}
    />
  );
};

const meta = preview.meta({
  component: SessionsView,
  title: 'Screens/Profile/Security/Sessions',
  parameters: { docs: { story: ownFrame(520) } },
  args,
  render: (props) => <Kept {...props} />,
  beforeEach: () => {
    ended.mockReset();
    ended.mockImplementation(async () => ({ data: undefined }));
  },
});

const question = (name: string) => screen.findByRole('alertdialog', { name });

/** Each session with device, address, first and last use; the current one is marked [PRF-090]. */
export const Several = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Chrome on LinuxThis device');
    await expect(first).toHaveTextContent('203.0.113.7');
    await expect([...(first?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '04-03-2026 08:00:00',
      '04-03-2026 18:05:12',
    ]);
    await expect(within(first ?? document.body).queryByRole('button')).toBeNull();
    await expect(second).not.toHaveTextContent('This device');
    await expect(canvas.getByRole('button', { name: 'End session on Safari on iPhone, 198.51.100.24' })).toBeVisible();
  },
});

/** A session is ended after a confirmation that names it, and focus continues in this section [PRF-091] [PRF-160]. */
export const EndsOne = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^End session on Safari/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await question('End this session?');
    await expect(within(dialog).getByText('Safari on iPhone')).toBeVisible();
    await expect(within(dialog).getByText('198.51.100.24')).toBeVisible();
    await expect(within(dialog).queryByText('Chrome on Linux')).toBeNull();
    await expect(ended).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'End session' }));
    await expect(ended).toHaveBeenCalledWith({ kind: 'one', sessions: [phoneSession] });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText('Chrome on Linux')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'End all others' })).toHaveFocus();
  },
});

/** All others are ended together, after a confirmation that names each; then only this one is left [PRF-091]. */
export const EndsOthers = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    const dialog = await question('End all other sessions?');
    const named = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(named).toHaveLength(2);
    await expect(named[0]).toMatch(/^Safari on iPhone198\.51\.100\.24Last used/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    await expect(ended).toHaveBeenCalledWith({ kind: 'others', sessions: [phoneSession, longSession] });
    await waitFor(() => expect(canvas.getByText("You aren't signed in anywhere else.")).toBeVisible());
  },
});

/** Cancelling ends nothing, and focus returns to where it was [PRF-091] [PRF-160]. */
export const NotEnded = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByRole('button', { name: /^End session on Safari/ });
    await userEvent.click(end);
    await question('End this session?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(end).toHaveFocus());
    await expect(ended).not.toHaveBeenCalled();
  },
});

/** A session that couldn't be ended is reported in the confirmation, which can be retried [PRF-091]. */
export const EndFailed = meta.story({
  decorators: [asOnDesk],
  beforeEach: () => {
    ended.mockImplementationOnce(async () => ({ error: unreachable }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^End session on Safari/ }));
    const dialog = await question('End this session?');
    const confirm = within(dialog).getByRole('button', { name: 'End session' });
    await userEvent.click(confirm);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/can't reach the exchange/));
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** With only this session, nothing can be ended. */
export const OnlyThis = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: [thisSession] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You aren't signed in anywhere else.")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone a tap beside the button, anywhere on the row, asks nothing; the button does [PRF-192]. */
export const TapBesideTheButton = meta.story({
  decorators: [asOnPhone],
  play: async ({ canvas, userEvent }) => {
    const [, , row] = canvas.getAllByRole('row');
    const { left, top, height } = row?.getBoundingClientRect() ?? new DOMRect();
    const under = document.elementFromPoint(left + 40, top + height / 2);
    await userEvent.click(under ?? document.body);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const end = canvas.getByRole('button', { name: /^End session on Safari/ });
    const box = end.getBoundingClientRect();
    await expect(end).toContainElement(
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) as HTMLElement,
    );
    await userEvent.click(end);
    await question('End this session?');
  },
});

/** Cards, in which the longest device and address wrap instead of being cut off [PRF-163]. */
export const Phone = meta.story({
  decorators: [asOnPhone],
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('region', { name: 'Sessions' }).getBoundingClientRect();
    for (const text of [longSession.device, longSession.address])
      await expect(canvas.getByText(text).getBoundingClientRect().right).toBeLessThanOrEqual(right);
    // Two lines, each row 64 high at least: device and address, last use, and how to end it.
    await expect(canvas.getByRole('button', { name: /^End session on Safari/ })).toBeVisible();
    for (const label of canvas.getAllByText('First used (UTC)', { ignore: 'th' }))
      await expect(label).not.toBeVisible();
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});
