import { securityLogKinds } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmWaysGiven } from '#entities/passkeys/ConfirmWays.tsx';
import preview from '../../../../../../.storybook/preview';
import { asOnDesk, asOnPhone } from '../testing/asWide';
import { entries, longEntries } from '../testing/samples';
import type { LogEntry } from './entry';
import type { CodeFirst } from './CodeFirstSwitch';
import { SecurityLogView, type Earlier, type SecurityLogViewProps } from './SecurityLogView';

const none: Earlier = { kind: 'none' };
const onMore = fn();
const more: Earlier = { kind: 'more', onMore, isLoading: false, problem: undefined };

const args: SecurityLogViewProps = { state: { kind: 'ready', rows: entries }, earlier: none };

const meta = preview.meta({ component: SecurityLogView, title: 'Screens/Profile/Security/Log', args });

/** Without the column header, which cards repeat. */
const namesIn = (headers: readonly HTMLElement[]): string[] =>
  headers.map(({ textContent }) => textContent.replace(/^Event/, ''));

/**
 * Sign-ins, changes, withdrawals and refusals, with time, address and device; refusals are labelled as such [PRF-094].
 */
export const Desk = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas }) => {
    const headers = namesIn(canvas.getAllByRole('rowheader'));
    await expect(headers).toEqual([
      'Signed in',
      'Wrong passwordRefused',
      'Sign-in from a new deviceNeeds confirmation',
      'Withdrawal requested1,500 XDC',
      'Two-factor turned on',
      'Account created',
    ]);
    const [, first, refused] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('203.0.113.7');
    await expect(first).toHaveTextContent('Chrome on Linux');
    await expect(first?.querySelector('time')).toHaveTextContent('04-03-2026 18:05:12');
    await expect(within(refused ?? document.body).getByText('Not available')).toBeInTheDocument();
  },
});

const change = fn<CodeFirst['change']>(async () => ({ data: {} }));
const codeFirst: CodeFirst = { isOn: false, isChanging: false, problem: undefined, change };

const attempts: LogEntry[] = [
  {
    ...{ id: 'a-12', kind: 'attemptsElsewhere', at: '2026-03-04T18:00:07Z', address: '198.51.100.24' },
    ...{ device: undefined, detail: '37 attempts' },
  },
];

/** Attempts from new devices are counted by hour and network, and can be ended [ACC-291]. */
export const Attempts = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: [...attempts, ...entries] }, codeFirst },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: /new devices/ })).toHaveTextContent('Refused37 attempts');
    await userEvent.click(canvas.getByRole('switch', { name: 'Ask new devices for an emailed code first' }));
    await expect(change).toHaveBeenCalledOnce();
    await expect(change).toHaveBeenCalledWith({ isOn: true });
  },
});

/** With a second factor on, turning it off asks again, and says what it means [ACC-295]. */
export const AskedAgain = meta.story({
  decorators: [
    asOnDesk,
    (Story) => (
      <ConfirmWaysGiven value={{ isAsked: true, takesCode: true, confirm: undefined }}>
        <Story />
      </ConfirmWaysGiven>
    ),
  ],
  args: { codeFirst: { ...codeFirst, isOn: true } },
  play: async ({ canvas, userEvent }) => {
    change.mockClear();
    change.mockResolvedValueOnce({
      error: { code: 'refused', status: 400, field: 'code', message: 'Wrong 2FA code.' },
    });
    await userEvent.click(canvas.getByRole('switch'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop asking new devices for a code first?' }));
    const code = dialog.getByLabelText('Authenticator code');
    await userEvent.type(code, '123456');
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong 2FA code/));
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(change).toHaveBeenLastCalledWith({ isOn: false, code: '654321' });
  },
});

/** A choice that couldn't be saved, on a phone [ACC-291]. */
export const CodeFirstFailed = meta.story({
  decorators: [asOnPhone],
  args: {
    state: { kind: 'ready', rows: [...attempts, ...entries] },
    codeFirst: { ...codeFirst, problem: "We can't reach the exchange." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/We can't reach the exchange/);
  },
});

/** Every kind of event, in words [PRF-094]. */
export const EveryKind = meta.story({
  decorators: [asOnDesk],
  args: {
    state: {
      kind: 'ready',
      rows: securityLogKinds.map((kind) => ({
        id: kind,
        kind,
        at: '2026-03-04T18:05:12Z',
        address: '203.0.113.7',
        device: 'Chrome on Linux',
        detail: undefined,
      })),
    },
  },
  play: async ({ canvas }) => {
    const headers = namesIn(canvas.getAllByRole('rowheader'));
    await expect(new Set(headers).size).toBe(securityLogKinds.length);
    await expect(headers.filter((text) => securityLogKinds.some((kind) => kind === text))).toEqual([]);
  },
});

/** A kind that this browser doesn't know appears under the server's name for it [PRF-094]. */
export const UnknownKind = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: longEntries } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('aKindOfEventThatOnlyALaterServerKnowsOf')).toBeVisible();
  },
});

export const WithMore = meta.story({
  decorators: [asOnDesk],
  args: { earlier: more },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("That's the whole log.")).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
});

const Growing = () => {
  const [count, setCount] = useState(3);
  const earlier: Earlier =
    count < entries.length
      ? { kind: 'more', onMore: () => setCount(count + 3), isLoading: false, problem: undefined }
      : none;
  return <SecurityLogView state={{ kind: 'ready', rows: entries.slice(0, count) }} earlier={earlier} />;
};

/**
 * More entries load on request, are announced, and come to an end; focus continues where the button was [PRF-094]
 * [PRF-095] [PRF-160] [PRF-161].
 */
export const ToTheEnd = meta.story({
  decorators: [asOnDesk],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expect(canvas.getByText("That's the whole log.")).toBeVisible();
    await expect(canvas.getByText('6 events shown')).toHaveAttribute('role', 'status');
    await expect(document.activeElement).toContainElement(canvas.getByText("That's the whole log."));
  },
});

export const LoadingMore = meta.story({
  decorators: [asOnDesk],
  args: { earlier: { ...more, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading more' })).toBeVisible();
  },
});

/** Loaded entries stay, and the rest can be retried [PRF-095]. */
export const MoreFailed = meta.story({
  decorators: [asOnDesk],
  args: { earlier: { ...more, problem: "We can't reach the exchange." } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load more. We can't reach the exchange.");
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(entries.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onMore).toHaveBeenCalled();
  },
});

/** A log without entries [PRF-095]. */
export const Empty = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet.')).toBeVisible();
    await expect(canvas.queryByText("That's the whole log.")).toBeNull();
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

/** A log that couldn't be loaded, with Retry [PRF-095]. */
export const Failed = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Cards, in which the longest values wrap instead of being cut off [PRF-163]. */
export const Phone = meta.story({
  decorators: [asOnPhone],
  args: { state: { kind: 'ready', rows: [...entries.slice(0, 4), ...longEntries] }, earlier: more },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('region', { name: 'Security log' }).getBoundingClientRect();
    for (const text of ['aKindOfEventThatOnlyALaterServerKnowsOf', '123456789.123456789123456789 USDT'])
      await expect(canvas.getByText(text).getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});
