import { failureText, stakingTexts, walletTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Dialog, DialogContent, DialogTrigger } from '../Dialog/Dialog';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, type AlertDialogContentProps } from './AlertDialog';

const Asking = (args: AlertDialogContentProps) => (
  <AlertDialog>
    <AlertDialogTrigger asChild>
      <Button variant="outline" tone="neutral">
        {args.confirmLabel}
      </Button>
    </AlertDialogTrigger>
    <AlertDialogContent {...args} />
  </AlertDialog>
);

const meta = preview.meta({
  component: AlertDialogContent,
  title: 'Components/Overlays/AlertDialog',
  args: {
    title: 'Cancel all orders?',
    description: 'Your 4 open orders on XDC / USDT leave the book. What is already traded stays traded.',
    confirmLabel: 'Cancel orders',
    cancelLabel: 'Keep orders',
    onConfirm: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Asks for confirmation before something is lost or can’t be undone: cancelling all open orders, withdrawing, revoking a stake, turning off auto-renewal.',
      },
    },
  },
  render: (args) => <Asking {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

const opened = async (name: string, click: (element: Element) => Promise<void>) => {
  await click(screen.getByRole('button', { name }));
  return screen.findByRole('alertdialog');
};

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Focus starts on the cancel button, so that pressing Enter too soon loses nothing. */
export const Danger = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Cancel all orders?',
      description: /leave the book/,
    });
    const cancel = within(dialog).getByRole('button', { name: 'Keep orders' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    const trigger = screen.getByRole('button', { name: 'Cancel orders' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
});

export const Accent = meta.story({
  args: {
    tone: 'accent',
    title: 'Withdraw 2,500 XDC?',
    description: walletTexts.delivery,
    confirmLabel: 'Withdraw',
    cancelLabel: 'Cancel',
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('Withdraw', userEvent.click);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

export const EscapeCancels = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await opened('Cancel orders', userEvent.click);
    await userEvent.click(dialog.parentElement ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

interface RevokingProps extends AlertDialogContentProps {
  answersAfterMs: number;
  answer?: string;
}

const Revoking = ({ answersAfterMs, answer, ...args }: RevokingProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const revoke = () => {
    setLoading(true);
    setError(undefined);
    setTimeout(() => {
      setLoading(false);
      setError(answer);
      if (answer === undefined) setOpen(false);
    }, answersAfterMs);
  };
  return (
    <AlertDialog open={isOpen} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="outline" tone="neutral">
          {stakingTexts.revoke}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent {...args} isLoading={isLoading} error={error} onConfirm={revoke} />
    </AlertDialog>
  );
};

const revocation = {
  title: 'Revoke this stake?',
  description: '100,000 XDC return to your wallet within 7 days. Rewards of the running period are lost.',
  confirmLabel: 'Revoke stake',
  cancelLabel: 'Keep stake',
};

const revokeButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Revoke stake' });

/** Nothing closes it while the action runs; the caller closes it afterwards. */
export const Processing = meta.story({
  args: revocation,
  render: (args) => <Revoking {...args} answersAfterMs={400} />,
  play: async ({ userEvent }) => {
    const dialog = await opened('Revoke', userEvent.click);
    const confirm = revokeButton(dialog);
    const { offsetLeft, offsetTop } = confirm;
    await userEvent.click(confirm);
    const busy = within(dialog).getByRole('button', { name: 'Processing', busy: true });
    await expect([busy.offsetLeft, busy.offsetTop]).toEqual([offsetLeft, offsetTop]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Keep stake', description: 'This can no longer be stopped.' }),
    );
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke' })).toHaveFocus());
  },
});

export const Running = meta.story({
  args: revocation,
  render: (args) => <Revoking {...args} answersAfterMs={3_600_000} />,
  play: async ({ userEvent }) => {
    await userEvent.click(revokeButton(await opened('Revoke', userEvent.click)));
    await expect(screen.getByRole('button', { name: 'Processing' })).toHaveFocus();
  },
});

/** The error appears in the dialog, and no button moves. */
export const Failed = meta.story({
  args: revocation,
  render: (args) => <Revoking {...args} answersAfterMs={50} answer={failureText({ code: 'unreachable' }, 'staking')} />,
  play: async ({ userEvent }) => {
    const dialog = await opened('Revoke', userEvent.click);
    const { offsetTop } = revokeButton(dialog);
    await userEvent.click(revokeButton(dialog));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Something went wrong'));
    await expect(revokeButton(dialog).offsetTop).toBe(offsetTop);
    await expect(revokeButton(dialog)).toHaveFocus();
  },
});

/** Opened from a dialog, it covers it, and closing it returns there. */
export const FromADialog = meta.story({
  args: {
    title: 'Discard this withdrawal?',
    description: 'The OTP that was emailed to you is no longer valid then.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep',
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" tone="neutral">
          Withdraw
        </Button>
      </DialogTrigger>
      <DialogContent title="Withdraw 2,500 XDC" actions={<Asking {...args} />}>
        {walletTexts.delivery}
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    await opened('Discard', userEvent.click);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    const discard = within(dialog).getByRole('button', { name: 'Discard' });
    await waitFor(() => expect(discard).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
});
