import { expect, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { isLedTo } from './testing/isLedTo';
import { TextsAt, goBack, place } from './testing/TextsAt';

const services = createServices(testConfig, testVersion, createTestEnvironment());

const At = ({ address, brandName }: { address: string; brandName: string }) => (
  <TextsAt address={address} services={{ ...services, config: { ...services.config, brandName } }} />
);

const meta = preview.meta({
  component: At,
  title: 'Screens/Info/Texts',
  args: { address: '/about', brandName: 'XDC Exchange' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: ownFrame(720), description: { component: 'About, terms and privacy.' } },
  },
});

/** Introduces the exchange by its name, and links onwards [INF-030]. */
export const About = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvas.getByText(/^XDC Exchange is a spot exchange/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'OTC desk' })).toHaveAttribute('href', '/otc');
  },
});

/**
 * Every documented rule, a table of contents, and each coin's fees [INF-031]. On a desk the contents stand beside the
 * text and stay in view [INF-230].
 */
export const Terms = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { address: '/terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    for (const rule of [/18 or older/, /within 30 days forfeits/, /within 15 minutes/, /not refundable/, /for 90 days/])
      await expect(canvas.getByText(rule)).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const last = contents.getByRole('link', { name: 'Closing an account' });
    await expect(last).toHaveAttribute('href', '/terms#closure');
    window.scrollTo(0, 1500);
    await waitFor(() => expect(last.getBoundingClientRect().top).toBeGreaterThan(0));
    const rule = canvas.getByText(/not refundable/).getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThan(rule.left);
    await expect(canvas.getByRole('row', { name: /XDCE 10,000 XDCE 0\.20%/ })).toBeVisible();
  },
});

/** What is collected, which cookies are set, and how to request your data [INF-032]; its day reads as every other [SHL-252]. */
export const Privacy = meta.story({
  args: { address: '/privacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Name, email address and password Your account\./ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^lastPair The last pair you viewed/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^favouritePairs / })).toBeVisible();
    await expect(canvas.getByText(/by written request/)).toBeVisible();
    await expect(canvas.getByText(/^Last updated/)).toHaveTextContent(/^Last updated \d\d-\d\d-\d{4}$/);
  },
});

/** The exchange's name comes from the settings [SHL-207]. */
export const OtherName = meta.story({
  args: { brandName: 'Blue Sea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Blue Sea is a spot exchange/)).toBeVisible();
    await expect(canvas.queryByText(/XDC Exchange/)).toBeNull();
  },
});

/** The terms use the name from the settings, too [SHL-207]. */
export const OtherNameInTerms = meta.story({
  args: { address: '/terms', brandName: 'Blue Sea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These terms apply to everyone who uses Blue Sea\./)).toBeVisible();
    await expect(canvas.queryByText(/XDC Exchange/)).toBeNull();
  },
});

/**
 * The chapter in the address scrolls into view, and so does each chapter linked to on the page, every time [INF-038].
 */
export const Chapter = meta.story({
  args: { address: '/terms#closure' },
  play: async ({ canvas, userEvent }) => {
    await isLedTo(canvas.getByRole('heading', { name: 'Closing an account' }));
    const link = canvas.getByRole('link', { name: 'Suspension' });
    const suspension = canvas.getByRole('heading', { name: 'Suspension' });
    await userEvent.click(link);
    await isLedTo(suspension);
    window.scrollTo(0, 0);
    await userEvent.click(link);
    await isLedTo(suspension);
    await expect(place()).toBe('/terms#suspension');
    goBack();
    await isLedTo(canvas.getByRole('heading', { name: 'Closing an account' }));
  },
});
