import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { signedInAnswers } from '#shared/testing/testEnvironment.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { requestDraftKey } from '#shared/session/requestDrafts.ts';
import { erc20Plan, otherAssetPlan } from './AddAssetScreen';
import { OfferForm } from './Offer';
import { otcPlan } from './OtcScreen';
import { partnershipPlan } from './PartnershipScreen';
import { supportPlan } from './SupportScreen';
import { button, fill, otc, solve, toasted, type } from './testing/filling';
import { requestApplication, Requests } from './testing/requestApplication';
import { RequestScreen } from './testing/RequestScreen';

let application = requestApplication();

const Otc = () => <RequestScreen at="otc" services={application.services} />;

const meta = preview.meta({
  component: Otc,
  title: 'Screens/Requests/Kept in the tab',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'What a public form keeps after a refusal, a lost answer and a reload, and for whom.',
      },
    },
  },
  decorators: [inRouter],
  beforeEach: () => {
    application = requestApplication();
  },
});

/** A refusal keeps everything but the captcha, and gives the reason on the form and in a toast [REQ-113] [REQ-125]. */
export const Refused = meta.story({
  beforeEach: () => {
    application = requestApplication({ requestOtc: 'tooManyCalls' });
  },
  play: async ({ canvas }) => {
    await fill(otc);
    await solve();
    await userEvent.click(button('Send enquiry'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        "We couldn't submit your request. What you typed is still here. Too many requests. Wait a moment and try again.",
      ),
    );
    await expect(await toasted('Too many requests. Wait a moment and try again.')).toBeVisible();
    for (const [name, text] of Object.entries(otc))
      await expect(canvas.getByRole('textbox', { name })).toHaveValue(text);
    await expect(canvas.getByRole('textbox', { name: 'Number in the image' })).toHaveValue('');
  },
});

const unanswered = /Your request may have arrived\. Sending it again unchanged won't create a second request\./;

const otcDraft = (owner: string) => {
  const fields = { name: 'Ada', email: 'ada@example.com', mobileNum: '5550100', tradeDetails: 'Two million XDC' };
  return { 'request otc': JSON.stringify({ owner, fields, sent: { id: 'before', fields } }) };
};

/**
 * An unanswered request may have arrived: the form still says so after a reload, and sends the same request again
 * [REQ-121] [REQ-114].
 */
export const UnansweredBeforeReload = meta.story({
  beforeEach: () => {
    application = requestApplication({}, { storedInTab: otcDraft('') });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(unanswered)).toBeVisible();
    await solve();
    await waitFor(() => expect(button('Send enquiry')).not.toHaveAttribute('title'));
    await userEvent.click(button('Send enquiry'));
    await canvas.findByText('R-7K3M9Q');
    await expect(application.exchange.sent('requestOtc')).toMatchObject([{ client_request_id: 'before' }]);
  },
});

const bob = {
  token: 'token-2',
  uniqueId: 'u-1002',
  email: 'bob@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

/** When the trader signs out, here or in another tab, their input leaves the screen and the tab [REQ-122]. */
export const SignedOut = meta.story({
  beforeEach: () => {
    application = requestApplication({}, { isSignedIn: true, storedInTab: otcDraft('u-1001') });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue('Two million XDC');
    application.services.session.send({ type: 'logout.shared' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue(''));
    for (const name of ['Name', 'Email', 'Mobile number'])
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
    await expect(canvas.queryByText(unanswered)).toBeNull();
    await expect(application.services.tab.read('request otc')).toBeUndefined();
  },
});

/** Another trader starts with an empty form [REQ-122]. */
export const OtherTrader = meta.story({
  beforeEach: () => {
    application = requestApplication({}, { isSignedIn: true });
  },
  play: async ({ canvas }) => {
    await fill(otc);
    await solve();
    await userEvent.click(button('Send enquiry'));
    await canvas.findByText('R-7K3M9Q');
    application.services.session.send({ type: 'login.shared', session: bob });
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('bob@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue('');
    await expect(canvas.queryByText('R-7K3M9Q')).toBeNull();
  },
});

/** A visitor who signs in midway, say to look something up, keeps what they typed [REQ-123]. */
export const SignsInMeanwhile = meta.story({
  beforeEach: () => {
    application = requestApplication(signedInAnswers);
  },
  play: async ({ canvas }) => {
    await fill(otc);
    application.services.session.send({ type: 'login.shared', session: bob });
    await waitFor(() => expect(application.services.session.getSnapshot().context.session).toBeDefined());
    await expect(canvas.getByRole('textbox', { name: 'Trade details' })).toHaveValue('Two million XDC');
    await type('Mobile number', '5550101');
    await waitFor(() => expect(application.services.tab.read('request otc')).toContain('"owner":"u-1002"'));
  },
});

const plans = [otcPlan, partnershipPlan, supportPlan, erc20Plan, otherAssetPlan] as const;

const withoutAddress = JSON.stringify({ owner: '', fields: { name: 'Ada', email: '', cemail: '' } });

/** Signed-in traders needn't type their address in any form, even if they left it blank before signing in [REQ-116]. */
export const SignedIn = meta.story({
  beforeEach: () => {
    const storedInTab = Object.fromEntries(plans.map(({ key }) => [requestDraftKey(key), withoutAddress]));
    application = requestApplication({}, { isSignedIn: true, storedInTab });
  },
  render: () => (
    <Requests services={application.services}>
      <OfferForm plan={otcPlan} />
      <OfferForm plan={partnershipPlan} />
      <OfferForm plan={supportPlan} />
      <OfferForm plan={erc20Plan} />
      <OfferForm plan={otherAssetPlan} />
    </Requests>
  ),
  play: async ({ canvas }) => {
    for (const { name } of plans) {
      const form = within(canvas.getByRole('form', { name }));
      await expect(form.getByRole('textbox', { name: /email$/i })).toHaveValue('ada@example.com');
    }
  },
});
