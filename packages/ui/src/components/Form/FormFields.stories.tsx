import {
  changePasswordRules,
  fieldTexts,
  mailCode,
  needsFromAddress,
  supportQueries,
  supportRules,
  twoFactorCode,
  txHashRefusal,
  type ChangePasswordForm,
  type SupportForm,
} from '@exchange/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { OtpField } from '../OtpField/OtpField';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { useForm } from './useForm';

interface ExampleProps {
  onSubmit: (values: object) => unknown;
}

const queries = ['', ...supportQueries].map((value) => ({ value, label: value === '' ? 'Select a query' : value }));
const noTicket: SupportForm = { ticket: '', name: '', mobile: '', cemail: '', description: '', fAdd: '' };
const lastTicket: SupportForm = {
  ...noTicket,
  ticket: 'Wallet Queries',
  name: 'Ada Lovelace',
  mobile: '5550100',
  cemail: 'ada@example.com',
};

const SupportExample = ({ onSubmit }: ExampleProps) => {
  const form = useForm({ defaultValues: noTicket, rules: supportRules });
  const send = async (values: SupportForm) => {
    await onSubmit(values);
    form.reset();
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Support ticket">
      <Select {...form.control('ticket')} label="Query type" options={queries} />
      {needsFromAddress(form.values.ticket) && <TextField {...form.text('fAdd')} label="From address" />}
      <TextField {...form.text('name')} label="Name" autoComplete="name" />
      <TextField {...form.text('mobile')} label="Mobile" inputMode="numeric" autoComplete="tel" />
      <TextField {...form.text('cemail')} label="Contact email" type="email" autoComplete="email" />
      <TextArea {...form.text('description')} label="Description" />
      <FormActions>
        <Button variant="outline" tone="neutral" onClick={form.reset}>
          Start again
        </Button>
        <Button variant="outline" tone="neutral" onClick={() => form.fill(lastTicket)}>
          Same as last time
        </Button>
        <Button type="submit" isLoading={form.isSubmitting}>
          Send
        </Button>
      </FormActions>
    </Form>
  );
};

const meta = preview.meta({
  component: SupportExample,
  title: 'Components/Inputs/Form',
  args: { onSubmit: fn() },
});

/** While the list fades out, nothing beside it can be pressed. */
const listIsGone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** A field added later counts in its place on the page when the first error gets focus. */
export const FieldThatComesLater = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Query type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Crypto Deposit' }));
    await listIsGone();
    const fromAddress = await canvas.findByLabelText('From address');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(fromAddress).toHaveFocus());
    await expect(fromAddress).toHaveAccessibleDescription(fieldTexts.required);
  },
});

/** A choice gets focus like any text field if it has the first error. */
export const FirstErrorIsAChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const choice = canvas.getByRole('combobox', { name: 'Query type' });
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toBeInvalid();
  },
});

/** After a successful submit the form is back to its initial values, without errors. */
export const ClearedAfterSuccess = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Query type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'OTP Issue' }));
    await listIsGone();
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada Lovelace');
    await userEvent.type(canvas.getByLabelText('Mobile'), '5550100');
    await userEvent.type(canvas.getByLabelText('Contact email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Description'), 'No code has come.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...noTicket,
        ticket: 'OTP Issue',
        name: 'Ada Lovelace',
        mobile: '5550100',
        cemail: 'ada@example.com',
        description: 'No code has come.',
      }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''));
    await expect(canvas.getByLabelText('Description')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Query type' })).toHaveTextContent('Select a query');
    await expect(canvas.getByLabelText('Name')).toBeValid();
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  },
});

/** When values are filled in from outside, fields with a text of their own show them too, and old errors are gone. */
export const FilledFromElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByLabelText('Name');
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('Mobile'), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Same as last time' }));
    await waitFor(() => expect(name).toHaveValue('Ada Lovelace'));
    await expect(canvas.getByLabelText('Mobile')).toHaveValue('5550100');
    await expect(canvas.getByRole('combobox', { name: 'Query type' })).toHaveTextContent('Wallet Queries');
    await expect(name).toBeValid();
  },
});

const noPasswords: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

const ChangePasswordExample = ({ onSubmit }: ExampleProps) => {
  const form = useForm({ defaultValues: noPasswords, rules: changePasswordRules });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Change password">
      <PasswordField {...form.text('oldPassword')} label="Current password" autoComplete="current-password" />
      <PasswordField {...form.text('newPassword')} label="New password" autoComplete="new-password" />
      <PasswordField {...form.text('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <FormActions>
        <Button type="submit">Change password</Button>
      </FormActions>
    </Form>
  );
};

/** A confirmation is checked against the other field, whichever of the two changes. */
export const FieldsThatAgree = meta.story({
  render: (args) => <ChangePasswordExample {...args} />,
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('New password');
    const confirmed = canvas.getByLabelText('Confirm new password');
    await userEvent.type(chosen, 'Right-12');
    await userEvent.type(confirmed, 'Right-123');
    await userEvent.tab();
    await waitFor(() => expect(confirmed).toHaveAccessibleDescription(fieldTexts.registrationConfirm));
    await userEvent.type(chosen, '3');
    await waitFor(() => expect(confirmed).toBeValid());
    await userEvent.type(chosen, '4');
    await waitFor(() => expect(confirmed).toBeInvalid());
    await expect(canvas.getByLabelText('Current password')).toBeValid();
  },
});

const swapRules = {
  txHash: (value: string) => (value === '' ? fieldTexts.required : undefined),
  amount: (value: string) => (value === '' ? fieldTexts.required : undefined),
};

const SwapExample = ({ onSubmit }: ExampleProps) => {
  const form = useForm({ defaultValues: { txHash: '', amount: '' }, rules: swapRules });
  const send = async (values: { txHash: string }) => {
    await onSubmit(values);
    form.setErrors({ txHash: txHashRefusal(values.txHash) });
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Ratio swap">
      <TextField {...form.text('txHash')} label="Transaction hash" spellCheck={false} />
      <TextField {...form.text('amount')} label="Amount" inputMode="decimal" align="end" end="XDCE" />
      <FormActions>
        <Button type="submit" isLoading={form.isSubmitting}>
          SEND
        </Button>
      </FormActions>
    </Form>
  );
};

/** The server's error appears at its field, and disappears only when that field changes. */
export const RefusedByServer = meta.story({
  render: (args) => <SwapExample {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const hash = canvas.getByLabelText('Transaction hash');
    await userEvent.type(hash, '0x01');
    await userEvent.type(canvas.getByLabelText('Amount'), '25{Enter}');
    await waitFor(() => expect(hash).toHaveAccessibleDescription('Your txHash value : 0x01 is invalid'));
    await expect(hash).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Amount'), '0');
    await userEvent.tab();
    await expect(hash).toBeInvalid();
    await userEvent.type(hash, '2');
    await waitFor(() => expect(hash).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ txHash: '0x012', amount: '250' }));
    await waitFor(() => expect(hash).toHaveAccessibleDescription('Your txHash value : 0x012 is invalid'));
  },
});

const TwoFactorExample = ({ onSubmit }: ExampleProps) => {
  const form = useForm({ defaultValues: { otp: '', code: '' }, rules: { otp: mailCode, code: twoFactorCode } });
  const send = async (values: { otp: string; code: string }) => {
    await onSubmit(values);
    form.clear(['code']);
    form.setErrors({ code: fieldTexts.mailCode });
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Two-factor">
      <OtpField {...form.control('otp')} label="Code from your email" length={5} />
      <OtpField {...form.control('code')} label="Code from your authenticator app" length={6} />
      <FormActions>
        <Button type="submit" isLoading={form.isSubmitting}>
          Turn on
        </Button>
      </FormActions>
    </Form>
  );
};

/** A rejected code has to be typed again, but nothing else. */
export const RefusedCodeIsCleared = meta.story({
  render: (args) => <TwoFactorExample {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const [mailed, made] = [canvas.getByLabelText(/email/), canvas.getByLabelText(/authenticator/)];
    await userEvent.type(mailed, '12345');
    await userEvent.type(made, '654321');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ otp: '12345', code: '654321' }));
    await waitFor(() => expect(made).toHaveValue(''));
    await expect(made).toHaveFocus();
    await expect(made).toHaveAccessibleDescription(fieldTexts.mailCode);
    await expect(mailed).toHaveValue('12345');
    await expect(mailed).toBeValid();
  },
});
