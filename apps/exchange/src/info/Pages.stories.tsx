import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import preview from '../../../../.storybook/preview';
import { Requests, requestApplication } from '../requests/testing/requestApplication';
import { AboutScreen } from './AboutScreen';
import { FaqsScreen } from './FaqsScreen';
import { PrivacyScreen } from './PrivacyScreen';
import { TermsScreen } from './TermsScreen';

const Elsewhere = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

/** For the play functions; nobody sees it. */
const Place = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <p hidden data-testid="place">
      {pathname}
      {search}
      {hash}
    </p>
  );
};

const At = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <Requests services={requestApplication().services}>
      <Routes>
        <Route path="/about" element={<AboutScreen />} />
        <Route path="/terms" element={<TermsScreen />} />
        <Route path="/privacy" element={<PrivacyScreen />} />
        <Route path="/faqs" element={<FaqsScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </Requests>
    <Place />
  </MemoryRouter>
);

const meta = preview.meta({
  component: At,
  title: 'Screens/Info/Texts',
  args: { address: '/about' },
  parameters: { layout: 'fullscreen', docs: { description: { component: 'The pages to be read.' } } },
});

const place = () => screen.getByTestId('place').textContent;

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
    await expect(canvas.getByRole('row', { name: /^lastPair The pair/ })).toBeVisible();
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
    await expect(place()).toBe('/faqs#kyc-to-trade');
    const search = canvas.getByRole('searchbox', { name: 'Search the FAQs' });
    await userEvent.type(search, 'minimum deposits');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await waitFor(() => expect(place()).toBe('/faqs?search=minimum+deposits'));
    await userEvent.click(canvas.getByRole('button', { name: 'What are the minimum deposits?' }));
    await expect(await canvas.findByRole('row', { name: 'BTC 0.005 BTC Free' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'dogecoin');
    await expect(await canvas.findByText('No matches for “dogecoin”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
    await expect(place()).toBe('/faqs');
  },
});

/** A search is in the address: it can be shared, and is there again on the way back [INF-033]. */
export const FaqsSearched = meta.story({
  args: { address: '/faqs?search=withdrawal+fees' },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the FAQs' });
    await expect(search).toHaveValue('withdrawal fees');
    const question = { name: 'What are the minimum withdrawals and the fees?' };
    await expect(canvas.queryByRole('button', { name: 'How old do I have to be?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', question));
    await userEvent.click(await canvas.findByRole('link', { name: 'fees page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('searchbox')).toHaveValue('withdrawal fees');
    await expect(canvas.getByRole('button', question)).toHaveAttribute('aria-expanded', 'true');
    await expect(place()).toBe('/faqs?search=withdrawal+fees#withdrawal-fees');
  },
});

/** The answer of the address is open and in sight; a link from one answer to all of them shows all [INF-033]. */
export const FaqsAnswer = meta.story({
  args: { address: '/faqs?search=address#link-to-answer' },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'How do I link to one of these answers?' });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.click(await canvas.findByRole('link', { name: 'FAQs' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** An answer that an address leads to is shown, whatever the search beside it finds [INF-034]. */
export const FaqsAnswerBesideSearch = meta.story({
  args: { address: '/faqs?search=dogecoin#codes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches for “dogecoin”')).toBeVisible();
    await expect(await canvas.findByText('A code we email you (OTP): 2 minutes')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await waitFor(() => expect(canvas.queryByText(/OTP/)).toBeNull());
    await expect(place()).toBe('/faqs?search=dogecoins');
  },
});

/** An address that can't be read shows the page as it is [INF-035]. */
export const FaqsMalformedAddress = meta.story({
  args: { address: '/faqs?search=%#%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
  },
});
