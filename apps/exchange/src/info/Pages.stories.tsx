import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import preview from '../../../../.storybook/preview';
import { Requests, requestApplication } from '../requests/testing/requestApplication';
import { AboutScreen } from './AboutScreen';
import { FaqsScreen } from './FaqsScreen';
import { PrivacyScreen } from './PrivacyScreen';
import { TermsScreen } from './TermsScreen';

const At = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <Requests services={requestApplication().services}>
      <Routes>
        <Route path="/about" element={<AboutScreen />} />
        <Route path="/terms" element={<TermsScreen />} />
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/faqs" element={<FaqsScreen />} />
      </Routes>
    </Requests>
  </MemoryRouter>
);

const meta = preview.meta({
  component: At,
  title: 'Screens/Info/Texts',
  args: { address: '/about' },
  parameters: { layout: 'fullscreen', docs: { description: { component: 'The pages to be read.' } } },
});

/** Says what the exchange is, by its name, and where to go on [SHL-016] [INF-030]. */
export const About = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvas.getByText(/^XDC Exchange is a spot exchange/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'OTC desk' })).toHaveAttribute('href', '/otc');
  },
});

/** Every documented rule, a list of chapters to jump to, and the fees of each coin [SHL-017] [INF-031]. */
export const Terms = meta.story({
  args: { address: '/terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    for (const rule of [/18 or older/, /within 30 days forfeits/, /within 15 minutes/, /not refundable/, /for 90 days/])
      await expect(canvas.getByText(rule)).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByRole('link', { name: 'Closing an account' })).toHaveAttribute('href', '#closure');
    await expect(canvas.getByRole('row', { name: /XDCE 10,000 XDCE 0\.20%/ })).toBeVisible();
  },
});

/** What is collected, which cookies are set, and how to see one's data [SHL-018] [INF-032]. */
export const Privacy = meta.story({
  args: { address: '/privacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^lastPair Cookie/ })).toBeVisible();
    await expect(canvas.getByText(/by written request/)).toBeVisible();
  },
});

/** Questions open by a click, and are found by their words [SHL-021] [INF-033]. */
export const Faqs = meta.story({
  args: { address: '/faqs' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12);
    const kyc = canvas.getByRole('button', { name: 'Do I need KYC to trade?' });
    await userEvent.click(kyc);
    await expect(await canvas.findByText(/You can trade without it\./)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search the FAQs' });
    await userEvent.type(search, 'minimum deposits');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'What are the minimum deposits?' }));
    await expect(await canvas.findByRole('row', { name: 'BTC 0.005 BTC Free' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'dogecoin');
    await expect(await canvas.findByText('No matches for “dogecoin”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
  },
});
