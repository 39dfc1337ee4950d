import {
  accountTexts,
  emptyText,
  failureText,
  fieldTexts,
  formatMoment,
  formatPercentChange,
  formatPrice,
  formatVolume,
  historyTexts,
  minimumText,
  pairOf,
  shellTexts,
  stakingTexts,
  tradingTexts,
  walletTexts,
} from '@exchange/domain';
import { DoDont, type Comparison } from './DoDont';
import { Page, Section } from './Page';
import { Row, Rows } from './Specimen';

const manner: [name: string, note: string][] = [
  ['Short and plain', 'One thought a sentence, words a trader uses, no capitals but at the beginning and in names.'],
  ['Calm', 'No exclamation marks, no jokes, no blame. It is somebody’s money.'],
  ['Exact', 'Amounts, coins and times are named. “Soon” and “some” are not times and amounts.'],
  ['One name for one thing', 'The same word on every screen, and the documented one where there is one.'],
  [
    'Documented sentences stand to the letter',
    'Odd spelling included. They live once, in the domain, and are never retyped.',
  ],
];

const documented: [sentence: string, place: string][] = [
  [accountTexts.signUpUnreachable, 'Sign up, where the exchange cannot be reached'],
  [historyTexts.expected.soon, 'Expected time of a withdrawal'],
  [stakingTexts.autoRenewalDisabled, 'Staking orders'],
  [walletTexts.aboveBalance, 'Withdrawal'],
];

const errors: Comparison[] = [
  {
    well: failureText({ code: 'timed-out' }),
    badly: 'Error 504: Gateway Timeout',
    why: 'What happened, what it means for the money (it may have gone through), what to do.',
  },
  {
    well: shellTexts.offline,
    badly: 'Connection lost! You may have been logged out.',
    why: 'Says what stays as it is. Fear of having lost something is worse than the failure.',
  },
  {
    well: tradingTexts.cancelUnreachable,
    badly: 'Order could not be cancelled.',
    why: 'Nobody knows yet. A guess about an order is a guess about money, so we do not make one.',
  },
];

const fields: Comparison[] = [
  {
    well: minimumText('2', 'XDC'),
    badly: 'Invalid amount',
    why: 'Says what would be right. The field it stands under already says what it is about.',
  },
  {
    well: fieldTexts.twoFactorCode,
    badly: 'You entered a wrong code!',
    why: 'Asks for what is missing and leaves the person out of it. Shown on leaving the field, gone once it is right.',
  },
];

const emptyStates: Comparison[] = [
  {
    well: `${emptyText('openOrders', true)}\nOrders that wait for a trade stand here.`,
    badly: 'Nothing to see here.',
    why: 'What would be here, in the documented sentence, then the next step where there is one: a button or a link.',
  },
  {
    well: 'No pair is called “XDD”.',
    badly: 'No results',
    why: 'Repeats what was searched for, so that a slip of the finger is seen.',
  },
];

const buttons: Comparison[] = [
  {
    well: 'Buy XDC',
    badly: 'Submit',
    why: 'A verb and its object: who reads nothing but the button knows what it does.',
  },
  {
    well: `${walletTexts.codeButton.idle} → ${walletTexts.codeButton.requesting} → ${walletTexts.codeButton.sent}`,
    badly: 'Get OTP → ⟳ → Get OTP',
    why: 'While it runs the label says so, and the button keeps its width. No spinner in its place.',
  },
  {
    well: `Create account: ${accountTexts.registrationsStopped}`,
    badly: 'A grey button that says nothing',
    why: 'What is disabled says why, to who hovers, focuses or listens.',
  },
];

const confirmations: Comparison[] = [
  {
    well: 'Withdraw 1,000 XDC\nto xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2\nWithdraw · Cancel',
    badly: 'Are you sure?\nYes · No',
    why: 'Title and button name the deed, the text what it does to the money. Nobody should have to remember what was asked.',
  },
  {
    well: 'Delete this API key?\nWhat uses it stops working at once.\nDelete key · Cancel',
    badly: 'Warning! This action cannot be undone!',
    why: 'The consequence is named. The danger tone is kept for what cannot be taken back.',
  },
  {
    well: tradingTexts.completed,
    badly: 'Congratulations! Your order has been successfully completed. Thank you for trading with us!',
    why: 'Success is brief: it was expected.',
  },
];

const tiny = formatPrice('0.0000042', pairOf('XDC-ETH'));
const volume = formatVolume('1234567.89');
const moment = formatMoment('2024-03-09T14:05:00Z', () => 0);

const figures: Comparison[] = [
  {
    well: `${tiny.readable}, with ${tiny.full} on hover and for who listens`,
    badly: '4.2e-6, or 0.00',
    why: 'Tiny prices stay readable and keep every digit.',
  },
  {
    well: ['4.2', '-1.25', '0'].map((percent) => formatPercentChange(percent).text).join(' · '),
    badly: '4.2% · (1.25%) · +0%',
    why: 'Sign, two decimals and percent sign, with an arrow beside it. What has not changed has no sign.',
  },
  {
    well: `24h Volume (XDC): ${volume.text}`,
    badly: '1234567.89 XDC in each cell',
    why: 'The unit stands once, in the header. Volumes are read at a glance; the rest is on hover.',
  },
  {
    well: moment?.local,
    badly: '3/9/24 2:05 PM',
    why: 'Day, month, year, and seconds: orders are compared by them. Local time, with UTC on hover.',
  },
];

export const Writing = () => (
  <Page
    title="Writing"
    lead="Words are read in a hurry and acted upon with money. Each says what is so, what it means and what to do next, and then stops."
  >
    <Section title="Manner">
      <Rows>
        {manner.map(([name, note]) => (
          <Row key={name} name={name} note={note} />
        ))}
      </Rows>
    </Section>
    <Section
      title="Documented sentences"
      intro="Support, tests and other systems know them by heart. Four of them, as they are written and stay."
    >
      <Rows>
        {documented.map(([sentence, place]) => (
          <Row key={sentence} name={sentence} note={place} />
        ))}
      </Rows>
    </Section>
    <Section title="Errors" intro="What happened, what it means for the money, what to do.">
      <DoDont comparisons={errors} />
    </Section>
    <Section title="Beside a field" intro="The hint says what is wanted before; the error takes its place after.">
      <DoDont comparisons={fields} />
    </Section>
    <Section title="Empty states" intro="What would be here, and how it comes to be here.">
      <DoDont comparisons={emptyStates} />
    </Section>
    <Section
      title="Buttons and links"
      intro="A button does something and begins with a verb; a link leads somewhere and is named after it."
    >
      <DoDont comparisons={buttons} />
    </Section>
    <Section title="Confirmations and success" intro="Asked only before what moves money or cannot be taken back.">
      <DoDont comparisons={confirmations} />
    </Section>
    <Section title="Figures" intro="One formatter for each kind of figure, in the domain. No screen formats by itself.">
      <DoDont comparisons={figures} />
    </Section>
  </Page>
);
