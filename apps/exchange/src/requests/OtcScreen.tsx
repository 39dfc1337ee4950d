import { assets, otcRules, requestBounds, requestTexts, toOtcRequest, type OtcForm } from '@exchange/domain';
import { CoinName } from '@exchange/ui';
import { Offer } from './Offer';
import type { RequestPlan } from './requestPlan';
import * as styles from './requests.css';
import { otcTexts as texts } from './screenTexts';
import { accepted } from './accepted';

export const otcPlan: RequestPlan<OtcForm> = {
  key: 'otc',
  name: texts.form,
  empty: { name: '', email: '', mobileNum: '', tradeDetails: '' },
  rules: otcRules,
  fields: [
    { name: 'name', label: 'Name', kind: 'name' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'mobileNum', label: 'Mobile number', kind: 'phone', hint: 'Digits only, with the country code.' },
    {
      name: 'tradeDetails',
      label: 'Trade details',
      kind: 'story',
      hint: 'What you want to buy or sell, and how much.',
      longest: () => requestBounds.story,
    },
  ],
  submit: texts.submit,
  send: async (client, form, id) =>
    accepted(await client.requests.requestOtc({ ...toOtcRequest(form), client_request_id: id })),
  ofTrader: (email) => ({ email }),
};

const Coins = () => (
  <ul className={styles.coins} aria-label={texts.coins}>
    {assets.map(({ symbol, fullName }) => (
      <li key={symbol}>
        <CoinName symbol={symbol} name={fullName} />
      </li>
    ))}
  </ul>
);

/** Large trades at a price agreed beforehand. */
export const OtcScreen = ({ random }: { random?: () => number }) => (
  <Offer
    title={texts.title}
    lead={texts.lead}
    sections={[
      { title: texts.how, points: texts.steps },
      {
        title: texts.terms,
        points: [requestTexts.otcMinimum, requestTexts.otcReply, requestTexts.otcCompletion, texts.checks],
      },
      { title: texts.coins, content: <Coins /> },
    ]}
    plan={otcPlan}
    random={random}
  />
);
