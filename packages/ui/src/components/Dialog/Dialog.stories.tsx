import { idleText, shellTexts, walletTexts } from '@exchange/domain';
import { useState, type SubmitEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { CopyField } from '../CopyField/CopyField';
import { OtpField, type OtpFieldProps } from '../OtpField/OtpField';
import { QrCode } from '../QrCode/QrCode';
import { TextField } from '../TextField/TextField';
import { Dialog, DialogClose, DialogContent, DialogTrigger, type DialogContentProps } from './Dialog';
import { dialogSizes } from './dialogSizes';

const page = { minBlockSize: '560px' } as const;
const column = { display: 'grid', gap: space[16] } as const;

const Cancel = () => (
  <DialogClose asChild>
    <Button variant="outline" tone="neutral">
      Cancel
    </Button>
  </DialogClose>
);

const opened = (args: DialogContentProps, label = 'Open') => (
  <Dialog>
    <DialogTrigger asChild>
      <Button variant="outline" tone="neutral">
        {label}
      </Button>
    </DialogTrigger>
    <DialogContent {...args} />
  </Dialog>
);

const meta = preview.meta({
  component: DialogContent,
  title: 'Components/Overlays/Dialog',
  args: { title: 'Change password', onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Interrupts the page for one task: the Session Expired modal, the deposit address of the wallet, confirming a withdrawal, the 2FA code of a new password, confirming a stake. To ask before something is lost, use an AlertDialog; for long content on a phone, a Drawer.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={page}>
        <Story />
      </div>
    ),
  ],
});

const openBy = async (name: string, click: (element: Element) => Promise<void>) => {
  await click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const Code = (props: Omit<OtpFieldProps, 'onValueChange' | 'value'>) => {
  const [code, setCode] = useState('');
  return <OtpField {...props} value={code} onValueChange={setCode} />;
};

const secondFactor = <Code label="Authenticator code" length={6} hint="The code your authenticator app shows now." />;

/** Focus starts in the field, stays within the dialog, and returns to the button. */
export const SecondFactorOfNewPassword = meta.story({
  args: {
    title: 'Change password',
    description: 'Two-factor authentication is on.',
    size: 'small',
    children: secondFactor,
  },
  render: (args) => opened(args, 'Change password'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const trigger = screen.getByRole('button', { name: 'Change password' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', {
      name: 'Change password',
      description: 'Two-factor authentication is on.',
    });
    const field = within(dialog).getByRole('textbox', { name: 'Authenticator code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

const Expiring = (args: DialogContentProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField
        label="Amount"
        end="XDC"
        onBlur={() => undefined}
        onKeyUp={() => setTimeout(() => setOpen(true), 50)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          {...args}
          actions={
            <>
              <DialogClose asChild>
                <Button variant="outline" tone="neutral">
                  {shellTexts.idle.cancel}
                </Button>
              </DialogClose>
              <Button asChild>
                <a href="#login">{shellTexts.idle.login}</a>
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  );
};

/** It opened automatically, so there is no button to return to: focus goes back to where it was. */
export const SessionExpired = meta.story({
  args: { title: shellTexts.idle.title, description: idleText(900_000), size: 'small' },
  render: (args) => <Expiring {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '2');
    const dialog = await screen.findByRole('dialog', {
      name: 'Session Expired',
      description: 'You have been logged out due to 15 min of inactivity. Please Login again.',
    });
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.click(cancel);
    await gone();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('5');
    await screen.findByRole('dialog');
  },
});

const address = 'xdc6f1c4f1f2a6bd5f0f0a8d2b7bfe2e6c0e6b1f7a0';

export const DepositAddress = meta.story({
  args: {
    title: 'Deposit XDC',
    description: walletTexts.depositConfirmations,
    size: 'small',
    children: (
      <div style={{ ...column, justifyItems: 'center' }}>
        <QrCode value={address} label="Deposit address as a QR code" size={200} />
        <div style={{ justifySelf: 'stretch' }}>
          <CopyField label="Address" value={address} />
        </div>
      </div>
    ),
  },
  render: (args) => opened(args, 'Show address'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Show address', userEvent.click);
    const code = within(dialog).getByRole('img', { name: 'Deposit address as a QR code' });
    await waitFor(() => expect(code).toBeVisible());
  },
});

const confirm = fn((event: SubmitEvent) => event.preventDefault());

const withdrawal = (
  <form id="withdrawal" onSubmit={confirm} style={column}>
    <Code label="OTP" length={5} hint={walletTexts.codeButton.sent} aside="1:58" />
    {secondFactor}
  </form>
);

/** A button in the footer submits a form in the body with its `form` attribute, which also lets Enter submit it. */
export const WithdrawalConfirmation = meta.story({
  args: {
    title: 'Withdraw 2,500 XDC',
    description: walletTexts.delivery,
    size: 'small',
    isDismissible: false,
    actions: (
      <>
        <Cancel />
        <Button type="submit" form="withdrawal">
          Withdraw
        </Button>
      </>
    ),
    children: withdrawal,
  },
  render: (args) => opened(args, 'Withdraw'),
  play: async ({ userEvent }) => {
    confirm.mockClear();
    const dialog = await openBy('Withdraw', userEvent.click);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Authenticator code' }), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
});

/** Text typed here would be lost, so neither Escape nor a click outside closes it, only its buttons. */
export const StaysOpen = meta.story({
  args: { ...WithdrawalConfirmation.input.args },
  render: (args) => opened(args, 'Withdraw'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Withdraw', userEvent.click);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
  },
});

export const ClosesByAClickBesideIt = meta.story({
  args: { children: 'A click beside a dialog closes it.' },
  render: (args) => opened(args),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Open', userEvent.click);
    await userEvent.click(dialog.parentElement ?? document.body);
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

const terms = Array.from({ length: 24 }, (_, at) => (
  <p key={at}>{at + 1}. Staked coins earn from the day after they are staked until the day they return.</p>
));

/** Title and buttons stay in view, and the content between them can be scrolled by keyboard. */
export const LongContent = meta.story({
  args: {
    title: 'Staking terms',
    actions: (
      <>
        <Cancel />
        <Button>Confirm stake</Button>
      </>
    ),
    children: <div style={column}>{terms}</div>,
  },
  render: (args) => opened(args, 'Stake'),
  play: async ({ userEvent }) => {
    const dialog = await openBy('Stake', userEvent.click);
    const body = await within(dialog).findByRole('group', { name: 'Staking terms' });
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Confirm stake' })).toBeVisible());
    body.focus();
    await expect(body).toHaveFocus();
  },
});

export const Sizes = meta.story({
  args: { description: 'As wide as its content asks for, and never wider than the page.' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space[8] }}>
      {dialogSizes.map((size) => (
        <div key={size}>{opened({ ...args, size, title: `A ${size} dialog` }, size)}</div>
      ))}
    </div>
  ),
  play: async ({ userEvent }) => {
    for (const size of dialogSizes) {
      const dialog = await openBy(size, userEvent.click);
      await expect(dialog.offsetWidth).toBe(Math.min(widths[size], window.innerWidth - 24));
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await openBy('large', userEvent.click);
  },
});

const widths = { small: 420, medium: 560, large: 720 };
