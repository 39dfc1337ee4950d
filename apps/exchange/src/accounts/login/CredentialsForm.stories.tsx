import { fieldTexts, minimumLength } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm';
import { LoginPage } from './LoginPage';

interface PageProps extends CredentialsFormProps {
  brandName: string;
}

const Page = ({ brandName, ...rest }: PageProps) => (
  <LoginPage step="credentials" brandName={brandName} email="">
    <CredentialsForm {...rest} />
  </LoginPage>
);

const nobody = { email: '', password: '', isRemembered: false };
const ada = { email: 'ada@example.com', password: 'Demo-1234!', isRemembered: false };

const meta = preview.meta({
  component: Page,
  title: 'Screens/Accounts/Sign in/Credentials',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The first step of signing in, at `/login`.' } },
  },
  args: {
    brandName: 'XDC Exchange',
    fields: nobody,
    isBusy: false,
    failures: 0,
    onSubmit: fn(),
    // Makes the captcha show its lowest number: 111111.
    random: () => 0,
  },
  decorators: [inRouter],
});

/**
 * Every field and link [ACC-001] [ACC-002] [DOM-273], and the attributes that browsers and password managers need to
 * fill the form in [ACC-013].
 */
export const Idle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to XDC Exchange');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Number in the image')).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot_password');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(
      'Enter your email and password.',
    );
    await expect(canvasElement.querySelectorAll('form')).toHaveLength(1);
  },
});

/**
 * On a desktop the first field has the focus, and Tab follows the order in which the form is filled in [ACC-216]
 * [ACC-217].
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada@example.com{Tab}');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Demo-1234!{Tab}');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Number in the image')).toHaveFocus();
    await userEvent.keyboard('111111{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
  },
});

/** Fields show their errors when they are left [ACC-003], in space reserved for them: nothing moves [ACC-218]. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [email, password] = [canvas.getByLabelText('Email'), canvas.getByLabelText('Password')];
    const button = canvas.getByRole('button', { name: 'Sign In' });
    const before = button.getBoundingClientRect().top;
    await userEvent.type(email, 'ada');
    await userEvent.type(password, 'short');
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription(minimumLength(6)('short')));
    await expect(email).toHaveAccessibleDescription(fieldTexts.email);
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
});

/** Every field was left empty [ACC-003]. */
export const Missing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(fieldTexts.required));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(fieldTexts.required);
  },
});

/**
 * The button waits for a valid form, then for the captcha, and says which [ACC-004]; pasting works in every field
 * [ACC-013].
 */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste('Ada@Example.com');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('Demo-1234!');
    await waitFor(() => expect(button).toHaveAccessibleDescription(fieldTexts.captcha));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByLabelText('Number in the image'));
    await userEvent.paste('111111');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(ada);
  },
});

export const WrongNumber = meta.story({
  args: { fields: ada },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Number in the image');
    await userEvent.type(number, '11111');
    await expect(number).toBeValid();
    await userEvent.keyboard('2');
    await expect(number).toHaveAccessibleDescription(fieldTexts.captcha);
  },
});

/**
 * On a device that remembers the address, only the password is left to type [ACC-005], and it has the focus [ACC-217].
 */
export const Remembered = meta.story({
  args: { fields: { email: 'ada@example.com', password: '', isRemembered: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
});

/** The media queries of a phone: no hover, a coarse pointer. */
const onTouch = () => {
  const matchMedia = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(/hover: hover|pointer: fine/.test(query) ? 'not all' : query),
  );
  return () => spy.mockRestore();
};

/** On a touch screen no field has the focus at first, so no keyboard covers the form [ACC-217]. */
export const OnTouchScreen = meta.story({
  globals: { viewport: { value: 'phone' } },
  // In a frame of its own: otherwise the other stories of its docs page would be on a touch screen, too.
  parameters: { docs: { story: ownFrame(740) } },
  beforeEach: onTouch,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

/** While it is being sent, the form can't be sent again [ACC-007] [DOM-322]. */
export const Processing = meta.story({
  args: { fields: ada, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Number in the image'), '111111');
    const button = canvas.getByRole('button', { name: 'Processing', busy: true });
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const draws = [0, 0.5];

const Failing = (args: PageProps) => {
  const [failures, setFailures] = useState(0);
  const [random] = useState(() => {
    let drawn = 0;
    return () => draws[drawn++] ?? 0;
  });
  const submit: PageProps['onSubmit'] = (fields) => {
    args.onSubmit(fields);
    setFailures(failures + 1);
  };
  return <Page {...args} failures={failures} random={random} onSubmit={submit} />;
};

/** The captcha is replaced and its field emptied; everything else stays [ACC-006]. The server's message is a toast. */
export const Failed = meta.story({
  args: { fields: ada },
  render: (args) => <Failing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByLabelText('Number in the image');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(number, '111111{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(number).toHaveValue(''));
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Demo-1234!');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await userEvent.type(number, '111111');
    await expect(number).toHaveAccessibleDescription(fieldTexts.captcha);
    await userEvent.clear(number);
    await userEvent.type(number, '555555{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const LongName = meta.story({
  args: {
    brandName: 'The Very Long Name of a Cooperative Exchange for Digital Assets',
    fields: { ...ada, email: 'a.very.long.address.of.a.trader@a-rather-long-host-name.example.com' },
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { fields: ada },
});
