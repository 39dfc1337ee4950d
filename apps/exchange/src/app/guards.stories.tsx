import { createFakeExchange } from '@exchange/api/testing';
import { Link, Route, Routes, MemoryRouter, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LoginScreen } from '#accounts/LoginScreen.tsx';
import { createServices } from '#shared/services/createServices.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { OwnScreens } from './guards';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
};

const endedSession = { status: 401, body: { statusCode: 401, message: 'please login again' } } as const;
const heldSession = { status: 200, body: { message: 'User JWT Successfully' } } as const;

let hasEnded = false;

const open = () => {
  hasEnded = false;
  const { fetch } = createFakeExchange({
    ...signedInAnswers,
    login: 'loggedIn',
    checkSession: () => (hasEnded ? endedSession : heldSession),
  });
  return createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
};

let services = open();

const meta = preview.meta({
  component: OwnScreens,
  title: 'Screens/Accounts/Sign in/Wanted page',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    services = open();
  },
  render: () => (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/wallet?deposit=xdc']}>
        <Routes>
          <Route element={<OwnScreens />}>
            <Route path="/wallet" element={<Place />} />
          </Route>
          <Route path="/login" element={<LoginScreen random={() => 0} />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  ),
});

/** A visitor of a trader's own screen is led to sign in, and back afterwards [SHL-044]. */
export const LedBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'trader@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Right-1234!');
    await userEvent.type(canvas.getByLabelText('Number in the image'), '111111{Enter}');
    await expect(await canvas.findByText('At /wallet?deposit=xdc')).toBeVisible();
  },
});

const Codes = () => (
  <label>
    Email code
    <input />
  </label>
);

const ada = { token: 'jwt-1', uniqueId: 'u-1001', email: 'ada@example.com', isTwoFactorOn: false };

/**
 * Signing out, or a session that the exchange has ended, closes what a trader's own screens had open; who signs in next
 * finds no code and nothing typed [WAL-353].
 */
export const Left = meta.story({
  render: () => (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={['/wallet']}>
        <Routes>
          <Route element={<OwnScreens />}>
            <Route path="/wallet" element={<Codes />} />
          </Route>
          <Route path="/login" element={<Link to="/wallet">Wallet</Link>} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  ),
  play: async ({ canvas, userEvent }) => {
    services.session.send({ type: 'login.completed', session: ada });
    for (const leave of ['logout.requested', 'check.requested'] as const) {
      await userEvent.click(await canvas.findByRole('link', { name: 'Wallet' }));
      await userEvent.type(await canvas.findByLabelText('Email code'), '11111');
      hasEnded = true;
      services.session.send({ type: leave });
      await canvas.findByRole('link', { name: 'Wallet' });
      await expect(canvas.queryByLabelText('Email code')).toBeNull();
      services.session.send({ type: 'login.completed', session: ada });
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Wallet' }));
    await expect(await canvas.findByLabelText('Email code')).toHaveValue('');
  },
});
