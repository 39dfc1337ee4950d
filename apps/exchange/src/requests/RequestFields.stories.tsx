import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { button, choose, fill, otc, partner, solve, type } from './testing/filling';
import { requestApplication } from './testing/requestApplication';
import { RequestScreen } from './testing/RequestScreen';

let application = requestApplication();

const Otc = () => <RequestScreen at="otc" services={application.services} />;

const Support = () => <RequestScreen at="support" services={application.services} />;

const meta = preview.meta({
  component: Otc,
  title: 'Screens/Requests/Fields',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The hints and errors of the public forms.' } },
  },
  decorators: [inRouter],
  beforeEach: () => {
    application = requestApplication();
  },
});

/** Errors appear when a field is left, and go as soon as it is right [DOM-391] [REQ-111]. */
export const ErrorsOnBlur = meta.story({
  play: async ({ canvas }) => {
    const faults = [
      ['Name', 'A', 'Must contains minimum of 2 character.', 'Ada'],
      ['Email', 'ada@example', 'Enter valid email address.', 'ada@example.com'],
      ['Mobile number', '555-0100', 'Mobile number only accepts number.', '5550100'],
      ['Trade details', ' ', 'This field is required.', 'Two million XDC'],
    ] as const;
    for (const [name, wrong, message, right] of faults) {
      const field = canvas.getByRole('textbox', { name });
      await type(name, wrong);
      // Going back to correct a field leaves the next one, so only the first one is unvisited here.
      if (name === 'Name') await expect(field).not.toHaveAccessibleDescription(expect.stringContaining(message));
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
      await type(name, right);
      await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining(message)));
    }
  },
});

const reads = (name: string, message: string) =>
  waitFor(() =>
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(expect.stringContaining(message)),
  );

/**
 * A text beyond its limit is refused at its field and not cut; an emoji counts as one character, as in the call
 * [REQ-117].
 */
export const Bounded = meta.story({
  play: async ({ canvas }) => {
    await fill({ ...otc, Name: 'a'.repeat(101), 'Trade details': '😀'.repeat(4001) });
    await userEvent.tab();
    await reads('Name', 'Use at most 100 characters.');
    await reads('Trade details', 'Use at most 4000 characters.');
    await expect(canvas.getByText('4001 / 4000')).toBeVisible();
    await fill({ Name: 'Ada', 'Trade details': `${'😀'.repeat(4000)}\n` });
    await expect(await canvas.findByText('4000 / 4000')).toBeVisible();
    await solve();
    await waitFor(() => expect(button('Send enquiry')).not.toHaveAttribute('title'));
    await userEvent.click(button('Send enquiry'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('requestOtc')).toMatchObject([{ tradeDetails: '😀'.repeat(4000) }]);
  },
});

/**
 * The From Address is sent as part of the description, which then has less room: counter and message say so [REQ-117].
 */
export const BoundedDeposit = meta.story({
  render: () => <Support />,
  play: async ({ canvas }) => {
    await fill({ Description: 'x'.repeat(3995) });
    await expect(await canvas.findByText('3995 / 4000')).toBeVisible();
    await choose('Query type', 'Crypto Deposit');
    await fill({ 'From Address': 'xdc12' });
    await userEvent.tab();
    await expect(await canvas.findByText('3995 / 3994')).toBeVisible();
    await reads('Description', 'Use at most 3994 characters.');
  },
});

const unlisted = {
  'request partnership': { partnershipType: 'Banks', partnershipOptions: 'Sponsorship' },
  'request support': { ticket: 'Lost password' },
};

const keptUnlisted = () => {
  const drafts = Object.entries(unlisted).map(([key, fields]) => [key, JSON.stringify({ owner: '', fields })]);
  application = requestApplication({}, { storedInTab: Object.fromEntries(drafts) as Record<string, string> });
};

/** A choice kept in the tab that is no longer on the list appears as not chosen, and is required [REQ-127]. */
export const UnlistedPartnership = meta.story({
  beforeEach: keptUnlisted,
  render: () => <RequestScreen at="partnership" services={application.services} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Partnership type' })).toHaveTextContent('Select a type');
    await expect(canvas.getByRole('combobox', { name: 'Partnership option' })).toHaveTextContent('Select an option');
    await fill(partner);
    await solve();
    const send = button('Send enquiry');
    await waitFor(() => expect(send).toHaveAttribute('title', 'Fill in: Partnership type and Partnership option.'));
    await userEvent.click(send);
    await expect(application.exchange.sent('requestPartnership')).toEqual([]);
  },
});

/** A query type kept in the tab that is no longer on the list appears as not chosen, and is required [REQ-127]. */
export const UnlistedQuery = meta.story({
  beforeEach: keptUnlisted,
  render: () => <Support />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Query type' })).toHaveTextContent('Select a query type');
    await fill({ Name: 'Ada', 'Mobile number': '5550100', 'Contact email': 'ada@example.com', Description: 'Help.' });
    await solve();
    await waitFor(() => expect(button('Send ticket')).toHaveAttribute('title', 'Fill in: Query type.'));
    await userEvent.click(button('Send ticket'));
    await expect(application.exchange.sent('contactSupport')).toEqual([]);
  },
});
