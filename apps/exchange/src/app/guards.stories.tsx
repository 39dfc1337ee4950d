import { createFakeExchange } from '@exchange/api/testing';
import { Route, Routes, MemoryRouter, useLocation } from 'react-router-dom';
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

const open = () => {
  const { fetch } = createFakeExchange({ ...signedInAnswers, login: 'loggedIn' });
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
