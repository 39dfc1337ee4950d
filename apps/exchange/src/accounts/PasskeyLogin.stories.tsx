import { createFakeExchange, type Answers } from '@exchange/api/testing';
import { Toasts } from '@exchange/ui';
import { expect, screen, waitFor } from 'storybook/test';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { cancelled, createScriptedDevice } from '#entities/passkeys/testing/scriptedDevice.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import preview from '../../../../.storybook/preview';
import { LoginScreen } from './LoginScreen';

const Place = () => <p>At {useLocation().pathname}</p>;

const open = (answers: Answers = {}) => {
  const exchange = createFakeExchange({ ...signedInAnswers, passkeySignInOptions: 'options', ...answers });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch: exchange.fetch }));
  return { ...exchange, services };
};

let opened = open();
let device = createScriptedDevice();

const Screen = () => (
  <device.Device>
    <ServicesContext value={opened.services}>
      <MemoryRouter initialEntries={['/login']}>
        <Routes>
          <Route path="/login" element={<LoginScreen random={() => 0} />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
      <Toasts store={opened.services.toasts} />
    </ServicesContext>
  </device.Device>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Accounts/Sign in/Passkey',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    opened = open();
    device = createScriptedDevice();
  },
});

const name = 'Sign in with a passkey';

/** One button, and the trader is in [ACC-343]. */
export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    opened.answer({ passkeySignIn: 'signedIn' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText('At /')).toBeVisible();
    await expect(opened.sent('passkeySignIn')).toEqual([{ exchange_id: '1', credential: '{"id":"AbC_1234"}' }]);
    await expect(opened.sent('login')).toEqual([]);
  },
});

/** Cancelled or refused, the form is as it was, with what was typed [ACC-343]. */
export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    device.answer({ error: cancelled });
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findByText(/was cancelled or timed out/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    device.answer({ data: '{}' });
    opened.answer({ passkeySignIn: 'notAccepted' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findByText("This passkey wasn't accepted.")).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
});

/** An exchange that turns out to have no passkeys: the button goes, the rest stays [ACC-343]. */
export const NoneHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    opened.answer({ passkeySignInOptions: () => Response.json({}, { status: 404 }) });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
});

/** A browser without passkeys: the screen is what it was before [ACC-343]. */
export const NotSupported = meta.story({
  beforeEach: () => {
    device = createScriptedDevice({ isSupported: false });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    opened.answer({ passkeySignInOptions: async () => new Promise<never>(() => undefined) });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('button', { name: 'Waiting for your device' })).toHaveAttribute('aria-busy');
  },
});
