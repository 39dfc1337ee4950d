import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { isLedTo } from './testing/isLedTo';
import { TextsAt, goBack, place, watchPlace } from './testing/TextsAt';

const services = createServices(testConfig, testVersion, createTestEnvironment());

const At = ({ address }: { address: string }) => <TextsAt address={address} services={services} />;

const meta = preview.meta({
  component: At,
  title: 'Screens/Info/FAQs',
  args: { address: '/faqs' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: ownFrame(720), description: { component: 'Questions and answers, with search.' } },
  },
});

/** Questions open with a click, and can be searched; Clear returns the focus to the field [INF-033] [INF-037]. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12);
    const kyc = canvas.getByRole('button', { name: 'Do I need KYC to trade?' });
    await userEvent.click(kyc);
    await expect(await canvas.findByText(/You can trade without it\./)).toBeVisible();
    await waitFor(() => expect(place()).toBe('/faqs#kyc-to-trade'));
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
    await expect(search).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
    await waitFor(() => expect(place()).toBe('/faqs'));
  },
});

/** The support hours have their zone, and the reader's own as title [INF-111]. */
export const SupportHours = meta.story({
  args: { address: '/faqs#contact-support' },
  play: async ({ canvas }) => {
    const hours = await canvas.findByText('09:00-17:00 India Standard Time (UTC+05:30)');
    await expect(hours).toBeVisible();
    await expect(hours.title).toMatch(/ in your time zone \(UTC[+-]/);
  },
});

/** The reference of the calls is where the API is, and no page of the application [INF-111]. */
export const ApiReference = meta.story({
  args: { address: '/faqs#api-reference' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^API reference/ });
    await expect(link).toHaveAttribute('href', `${testConfig.apiUrl}/docs`);
  },
});

/** A search is kept in the address: it can be shared, and is restored by going back [INF-033]. */
export const Searched = meta.story({
  args: { address: '/faqs?search=withdrawal+fees' },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the FAQs' });
    await expect(search).toHaveValue('withdrawal fees');
    const question = { name: 'What are the minimum withdrawals and the fees?' };
    await expect(canvas.queryByRole('button', { name: 'How old do I have to be?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', question));
    await userEvent.click(await canvas.findByRole('link', { name: 'fees page' }));
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    goBack();
    await expect(await canvas.findByRole('searchbox')).toHaveValue('withdrawal fees');
    await expect(canvas.getByRole('button', question)).toHaveAttribute('aria-expanded', 'true');
    await expect(place()).toBe('/faqs?search=withdrawal+fees#withdrawal-fees');
  },
});

/** The answer in the address is open and in view; a link from one answer to all of them shows all [INF-033]. */
export const Answer = meta.story({
  args: { address: '/faqs?search=address#link-to-answer' },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'How do I link to one of these answers?' });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await isLedTo(question);
    await userEvent.click(await canvas.findByRole('link', { name: 'FAQs' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Going back within this page restores the search, too [INF-033]. */
export const SearchedBefore = meta.story({
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'link answers');
    const question = { name: 'How do I link to one of these answers?' };
    await userEvent.click(await canvas.findByRole('button', question));
    await userEvent.click(await canvas.findByRole('link', { name: 'FAQs' }));
    await waitFor(() => expect(search).toHaveValue(''));
    await expect(place()).toBe('/faqs');
    goBack();
    await waitFor(() => expect(search).toHaveValue('link answers'));
    await expect(canvas.getByRole('button', question)).toHaveAttribute('aria-expanded', 'true');
    await expect(place()).toBe('/faqs?search=link+answers#link-to-answer');
  },
});

/**
 * The address changes shortly after the last key press rather than with each, and immediately when an answer opens or
 * the field is cleared [INF-036].
 */
export const SearchWritten = meta.story({
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    const written = watchPlace();
    await userEvent.type(search, 'what are the minimum');
    await waitFor(() => expect(place()).toBe('/faqs?search=what+are+the+minimum'));
    // On a slow machine even a fast typist pauses now and then.
    await expect(written.size).toBeLessThan(10);
    await userEvent.type(search, ' deposits');
    await userEvent.click(canvas.getByRole('button', { name: 'What are the minimum deposits?' }));
    await waitFor(() => expect(place()).toBe('/faqs?search=what+are+the+minimum+deposits#minimum-deposits'));
    await userEvent.clear(search);
    await waitFor(() => expect(place()).toBe('/faqs#minimum-deposits'));
  },
});

/** Following a link right after the last key press still restores the search on the way back [INF-036]. */
export const SearchJustTyped = meta.story({
  args: { address: '/faqs#link-to-answer' },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    const link = await canvas.findByRole('link', { name: 'FAQs' });
    await userEvent.type(search, 'link');
    await userEvent.click(link);
    await waitFor(() => expect(search).toHaveValue(''));
    goBack();
    await waitFor(() => expect(search).toHaveValue('link'));
    await expect(place()).toBe('/faqs?search=link#link-to-answer');
  },
});

/** A delayed search doesn't bring back visitors who have moved on to another page [INF-036]. */
export const SearchLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { address: '/faqs#withdrawal-fees' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'fees page' });
    await userEvent.type(canvas.getByRole('searchbox'), 'fees');
    // Unlike a real click, this one leaves the focus in the field, so the address isn't written before.
    await fireEvent.click(link);
    await canvas.findByRole('heading', { name: 'Elsewhere' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(place()).toMatch(/^\/fees/);
  },
});

/** An answer linked in the address is listed, whether open or not, until the visitor types [INF-034]. */
export const AnswerBesideSearch = meta.story({
  args: { address: '/faqs?search=dogecoin#codes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches for “dogecoin”')).toBeVisible();
    await expect(await canvas.findByText('A code we email you (OTP): 2 minutes')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const question = canvas.getByRole('button', { expanded: true });
    await userEvent.click(question);
    await waitFor(() => expect(place()).toBe('/faqs?search=dogecoin'));
    await expect(question).toBeVisible();
    await expect(question).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(place()).toBe('/faqs?search=dogecoins'));
  },
});

/** A link in an answer leads to a chapter of another page [INF-038]. */
export const LinkToChapter = meta.story({
  args: { address: '/faqs#on-hold' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'terms' }));
    await isLedTo(await canvas.findByRole('heading', { name: 'Suspension' }));
    await expect(place()).toBe('/terms#suspension');
  },
});

/** An unreadable address shows the whole page [INF-035]. */
export const MalformedAddress = meta.story({
  args: { address: '/faqs?search=%#%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12));
  },
});
