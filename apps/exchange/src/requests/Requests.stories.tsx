import { assetSymbols } from '@exchange/domain';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { button, choose, fill, otc, partner, solve, toasted } from './testing/filling';
import { requestApplication } from './testing/requestApplication';
import { RequestScreen } from './testing/RequestScreen';

let application = requestApplication();

const At = ({ at }: Pick<ComponentProps<typeof RequestScreen>, 'at'>) => (
  <RequestScreen at={at} services={application.services} />
);

const meta = preview.meta({
  component: At,
  title: 'Screens/Requests/Forms',
  args: { at: 'otc' as const },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The public forms at /otc, /partnership, /support and /add-asset.' } },
  },
  decorators: [inRouter],
  beforeEach: () => {
    application = requestApplication();
  },
});

/**
 * The OTC desk: terms, coins, and a form that requires every field and the captcha [DOM-321] [DOM-391] [REQ-110]
 * [REQ-128]. On a desk the form is as wide as a comfortable field, with what helps to fill it in beside it [SHL-361].
 */
export const Otc = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form').getBoundingClientRect();
    const terms = canvas.getByRole('heading', { name: 'Terms' }).getBoundingClientRect();
    await expect(form.width).toBe(420);
    await expect(terms.left).toBeGreaterThan(form.right);
    await expect(terms.top).toBeLessThan(form.bottom);
    await expect(canvas.getByRole('heading', { level: 1, name: 'OTC' })).toBeVisible();
    for (const term of [
      /minimum is 10,000 USD/,
      /You'll get a quote within 12 hours/,
      /within 60 minutes/,
      /^Access requires AML\/KYC checks\.$/,
    ])
      await expect(canvas.getByText(term)).toBeVisible();
    const coins = within(canvas.getByRole('list', { name: 'Coins' })).getAllByRole('listitem');
    await expect(coins.map(({ textContent }) => textContent.split(' ')[0])).toEqual(assetSymbols);
    const send = button('Send enquiry');
    await expect(send).toHaveAttribute('title', 'Fill in: Name, Email, Mobile number and Trade details.');
    await fill(otc);
    await waitFor(() => expect(send).toHaveAttribute('title', 'Enter the number shown.'));
    await userEvent.click(send);
    await expect(application.exchange.sent('requestOtc')).toEqual([]);
    await solve();
    await waitFor(() => expect(send).not.toHaveAttribute('title'));
  },
});

/**
 * An accepted request clears the form and shows its reference and the exchange's message; the next one starts empty
 * [REQ-112] [REQ-125] [REQ-126] [DOM-391].
 */
export const Taken = meta.story({
  play: async ({ canvas }) => {
    await fill(otc);
    await solve();
    await userEvent.click(button('Send enquiry'));
    await expect(await canvas.findByRole('heading', { name: 'Request sent' })).toHaveFocus();
    await expect(canvas.getByText('R-7K3M9Q')).toBeVisible();
    const answer = 'Thank you. The OTC desk will contact you within 12 hours.';
    await expect(canvas.getByText(answer, { selector: 'p' })).toBeVisible();
    await expect(await toasted(answer)).toBeVisible();
    await expect(canvas.getByText("We'll reply by email. If nothing arrives, check your spam folder.")).toBeVisible();
    await expect(application.exchange.sent('requestOtc')).toMatchObject([
      { name: 'Ada', email: 'ada@example.com', mobileNo: '5550100', tradeDetails: 'Two million XDC' },
    ]);
    await userEvent.click(button('Send another'));
    await canvas.findByRole('textbox', { name: 'Name' });
    for (const name of [...Object.keys(otc), 'Number in the image'])
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    await expect(application.services.tab.read('request otc')).toBeUndefined();
  },
});

const never = () => new Promise<never>(() => undefined);

/** While it is being sent the button reads Processing, and a second click sends nothing [DOM-322] [REQ-115]. */
export const Processing = meta.story({
  beforeEach: () => {
    application = requestApplication({ requestOtc: never });
  },
  play: async () => {
    await fill(otc);
    await solve();
    await userEvent.dblClick(button('Send enquiry'));
    await expect(await screen.findByRole('button', { name: /Processing/ })).toBeVisible();
    await expect(application.exchange.sent('requestOtc')).toHaveLength(1);
  },
});

const pointsBelow = (name: string) => {
  const section = screen.getByRole('heading', { name }).parentElement ?? document.body;
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

const optionsOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return options;
};

/**
 * The offer, the options, the partners, both documented lists, and the information sent as the description [DOM-318]
 * [DOM-319] [DOM-392] [REQ-129].
 */
export const Partnership = meta.story({
  args: { at: 'partnership' },
  play: async ({ canvas }) => {
    const types = [
      'Brokers & Dealers',
      'Portfolio Manager',
      'Fund Manager',
      'Merchants & Stores',
      'Algo Traders & Others',
      'Custodians',
    ];
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partnership' })).toBeVisible();
    await expect(canvas.getByText(/^Work with us: /)).toBeVisible();
    await expect(pointsBelow('Options')).toEqual([
      expect.stringMatching(/^Whitelabel Platform: run an exchange under your own name/),
      expect.stringMatching(/^Referral Earning: bring traders to us/),
    ]);
    await expect(pointsBelow('Who partners with us')).toEqual(types);
    await expect(await optionsOf('Partnership type')).toEqual(types);
    await expect(await optionsOf('Partnership option')).toEqual(['Whitelabel Platform', 'Referral Earning']);
    await choose('Partnership type', 'Custodians');
    await choose('Partnership option', 'Referral Earning');
    await fill(partner);
    await solve();
    await userEvent.click(button('Send enquiry'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('requestPartnership')).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        type: 'Custodians',
        options: 'Referral Earning',
        description: 'We hold coins.',
      },
    ]);
  },
});

/**
 * The seven query types and the opening hours; a From Address is required only for a Crypto Deposit, and begins the
 * description [DOM-320] [DOM-321] [DOM-393] [DOM-394] [REQ-130].
 */
export const Support = meta.story({
  args: { at: 'support' },
  play: async ({ canvas }) => {
    const hours = canvas.getByText('09:00-17:00 India Standard Time (UTC+05:30)');
    await expect(hours).toBeVisible();
    await expect(hours.title).toMatch(/^\d\d:\d\d-\d\d:\d\d in your time zone \(UTC[+-]\d\d:\d\d\)$/);
    await expect(await optionsOf('Query type')).toEqual([
      'OTP Issue',
      'Crypto Deposit',
      'Crypto Withdrawal',
      'Token Swaping',
      'Wallet Queries',
      'Trade Issues',
      'Other Query',
    ]);
    await choose('Query type', 'OTP Issue');
    await expect(canvas.queryByRole('textbox', { name: 'From Address' })).toBeNull();
    await choose('Query type', 'Crypto Deposit');
    await fill({
      'From Address': 'xdc12',
      Name: 'Ada',
      'Mobile number': '5550100',
      'Contact email': 'ada@example.com',
      Description: 'It never arrived.',
    });
    await solve();
    await userEvent.click(button('Send ticket'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('contactSupport')).toMatchObject([
      { query: 'Crypto Deposit', subject: 'Crypto Deposit', description: 'xdc12\nIt never arrived.' },
    ]);
  },
});

const erc20 = {
  'Token name': 'Token',
  'Contract address': '0x1',
  'Token symbol': 'TKN',
  'Token decimals': '18',
  'Requested by': 'Ada',
  'Logo URL': 'https://example.com/logo.png',
  'Contact number': '5550100',
  Email: 'ada@example.com',
};

/** Only the selector is shown at first; ERC20 then requires all of its fields [DOM-395] [DOM-396]. */
export const AddErc20 = meta.story({
  args: { at: 'addAsset' },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('textbox')).toEqual([]);
    await choose('Token type', 'ERC20');
    await expect(await canvas.findByRole('button', { name: 'Send request' })).toHaveAttribute(
      'title',
      'Fill in: Token name, Contract address, Token symbol, Token decimals, Requested by, Logo URL, Contact number and Email.',
    );
    await fill(erc20);
    await solve();
    await userEvent.click(button('Send request'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('requestErc20Asset')).toMatchObject([
      { assetType: '1', tokenSymbol: 'TKN', logoURL: 'https://example.com/logo.png', emailAddress: 'ada@example.com' },
    ]);
  },
});

/** An invalid contact number or address is refused at its field and not sent [DOM-396]. */
export const WrongErc20 = meta.story({
  args: { at: 'addAsset' },
  play: async ({ canvas }) => {
    await choose('Token type', 'ERC20');
    await canvas.findByRole('textbox', { name: 'Token name' });
    await fill({ ...erc20, 'Contact number': '+555', Email: 'ada@example' });
    await solve();
    const faults = { 'Contact number': 'Current field only accepts number.', Email: 'Enter valid email address.' };
    for (const [name, message] of Object.entries(faults)) {
      const field = canvas.getByRole('textbox', { name });
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
    await userEvent.click(button('Send request'));
    await expect(application.exchange.sent('requestErc20Asset')).toEqual([]);
  },
});

/**
 * A Non-ERC20 asset may omit price, cap, both links and remarks; changing the type keeps everything typed [DOM-395]
 * [DOM-396] [REQ-118].
 */
export const AddOther = meta.story({
  args: { at: 'addAsset' },
  play: async ({ canvas }) => {
    await choose('Token type', 'Non-ERC20');
    await canvas.findByRole('textbox', { name: 'Company and position' });
    await fill({ Name: 'Ada', 'Company and position': 'Engines, founder', Email: 'ada@example.com' });
    await choose('Token type', 'ERC20');
    await canvas.findByRole('textbox', { name: 'Token symbol' });
    await choose('Token type', 'Non-ERC20');
    await expect(await canvas.findByRole('textbox', { name: 'Company and position' })).toHaveValue('Engines, founder');
    await fill({
      Phone: '5550100',
      Token: 'Token',
      'Project website': 'https://example.com',
      'Total supply': '1000000',
    });
    await solve();
    await userEvent.click(button('Send request'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('requestOtherAsset')).toMatchObject([
      { assetType: '2', companyPosition: 'Engines, founder', supply: '1000000', contactNo: '5550100' },
    ]);
  },
});
