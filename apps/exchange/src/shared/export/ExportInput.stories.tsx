import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { collectAnnouncements } from '../testing/announcements';
import { chooseNext, pressKey, tap } from '../testing/input';
import { ExportButton, type ExportButtonProps } from './ExportButton';
import type { ExportFile } from './exportFile';

const deposit = {
  ...{ symbol: 'XDC', amount: '1500', status: 'Completed', createdAt: '2026-11-20T08:00:00Z' },
  ...{ transactionId: '0x7d1c', confirmations: 3 },
};

const deposits = Array.from({ length: 900 }, () => deposit);

let files: ExportFile[] = [];
let finish = (): void => undefined;
let heard = collectAnnouncements();

/** Half of the rows load immediately; the rest load when the story says so, unless it is cancelled first. */
const args: ExportButtonProps<'deposits'> = {
  kind: 'deposits',
  filtered: { description: '300 XDC deposits', rows: deposits.slice(0, 300), name: 'XDC' },
  loadAll: (onProgress, signal) => {
    onProgress({ read: 500, of: 900 });
    return new Promise((resolve, reject) => {
      finish = () => resolve(deposits);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  },
  save: (file) => void files.push(file),
  now: () => Date.parse('2026-11-23T12:04:56Z'),
};

const DepositsExport = (props: ExportButtonProps<'deposits'>) => <ExportButton {...props} />;

const meta = preview.meta({
  component: DepositsExport,
  title: 'Screens/History/Export/Input',
  parameters: {
    docs: {
      description: {
        component: 'Progress, cancelling and the finish by keyboard alone, by touch alone, and as announced.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  args,
  beforeEach: () => {
    files = [];
    heard = collectAnnouncements();
    return heard.stop;
  },
});

const title = 'Export deposits';
const opened = async () => within(await screen.findByRole('dialog', { name: title }));

/** An export of everything is cancelled halfway, started again and finished; focus is never lost [HIS-097]. */
export const Keyboard = meta.story({
  play: async () => {
    await pressKey(() => screen.getByRole('button', { name: title }));
    const dialog = await opened();
    await chooseNext(() => dialog.getByRole('radio', { name: '300 XDC deposits' }));
    await expect(dialog.getByRole('radio', { name: 'Everything' })).toBeChecked();
    await pressKey(() => dialog.getByRole('button', { name: 'Export' }));
    await dialog.findByRole('progressbar', { name: 'Reading deposits: 500 of 900' });
    await userEvent.keyboard('{Escape}');
    await pressKey(() => dialog.getByRole('button', { name: 'Cancel export' }));
    await dialog.findByText('Export cancelled. No file was saved.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();

    await pressKey(() => dialog.getByRole('button', { name: 'Export' }));
    await dialog.findByRole('progressbar');
    finish();
    await dialog.findByText('900 deposits exported.');
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(files).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: title })).toHaveFocus());
  },
});

/** The same export by touch, each target at least 24 pixels high and wide [HIS-097]. */
export const Touch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tap(screen.getByRole('button', { name: title }));
    const dialog = await opened();
    await tap(dialog.getByRole('radio', { name: 'Everything' }));
    await tap(dialog.getByRole('button', { name: 'Export' }));
    await tap(await dialog.findByRole('button', { name: 'Cancel export' }));
    await dialog.findByText('Export cancelled. No file was saved.');
    await tap(dialog.getByRole('button', { name: 'Export' }));
    await dialog.findByRole('progressbar');
    finish();
    await tap(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(files).toHaveLength(1);
  },
});

/** Cancelling and finishing are each announced once [HIS-098]. */
export const Heard = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: title }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Everything' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel export' }));
    await dialog.findByText('Export cancelled. No file was saved.');
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await dialog.findByRole('progressbar');
    finish();
    await dialog.findByText('900 deposits exported.');
    const told = () => heard.announced.filter((text) => text.includes('xport'));
    await waitFor(() =>
      expect(told()).toEqual([
        'Export cancelled. No file was saved.',
        expect.stringMatching(/^900 deposits exported\./),
      ]),
    );
  },
});
