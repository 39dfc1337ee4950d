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
  lineTexts,
  stakingTexts,
  tradingTexts,
  walletTexts,
} from '@exchange/domain';
import { DoDont, type Comparison } from './DoDont';
import { Page, Section } from './Page';
import { Row, Rows } from './Specimen';

const manner: [name: string, note: string][] = [
  [
    'Short and plain',
    'One idea per sentence, in the words traders use. Capitals only for the first word and for names.',
  ],
  ['Calm', 'No exclamation marks, no jokes, no blame. It is somebody’s money.'],
  ['Exact', 'Name the amount, the coin and the time. “Soon” is not a time and “some” is not an amount.'],
  ['One thing, one word', 'Use the same word on every screen, and the documented one if there is one.'],
  [
    'Documented sentences are quoted exactly',
    'Odd spelling included. Each is defined once, in packages/domain, and never retyped.',
  ],
];

const documented: [sentence: string, place: string][] = [
  [failureText({ code: 'unreachable' }, 'signUp'), 'Sign-up, when the exchange can’t be reached'],
  [historyTexts.expected.soon, 'Expected time of a withdrawal'],
  [stakingTexts.autoRenewalDisabled, 'Staking orders'],
  [walletTexts.aboveBalance, 'Withdrawal'],
];

const errors: Comparison[] = [
  {
    well: failureText({ code: 'timed-out' }),
    badly: 'Error 504: Gateway Timeout',
    why: 'Says what happened, what it means for the money (it may have gone through) and what to do.',
  },
  {
    well: lineTexts.unreachable,
    badly: 'Connection lost! You may have been logged out.',
    why: 'Says what hasn’t changed. Fearing a loss is worse than the failure itself.',
  },
  {
    well: tradingTexts.cancelUnreachable,
    badly: 'Order could not be cancelled.',
    why: 'We don’t know yet. A guess about an order is a guess about money, so we don’t make one.',
  },
];

const fields: Comparison[] = [
  {
    well: minimumText('2', 'XDC'),
    badly: 'Invalid amount',
    why: 'Says what would be valid. The field above already says what it is about.',
  },
  {
    well: fieldTexts.twoFactorCode,
    badly: 'You entered a wrong code!',
    why: 'Asks for what is missing without blaming anyone. It appears when the field loses focus and disappears as soon as the entry is valid.',
  },
];

const emptyStates: Comparison[] = [
  {
    well: `${emptyText('openOrders', true)}\nYour open orders will appear here.`,
    badly: 'Nothing to see here.',
    why: 'Says what would be here, in the documented sentence, then offers the next step, if there is one, as a button or link.',
  },
  {
    well: 'No matches for “XDD”',
    badly: 'No results',
    why: 'Repeats the search, so a typo is easy to spot.',
  },
];

const buttons: Comparison[] = [
  {
    well: 'Buy XDC',
    badly: 'Submit',
    why: 'A verb and its object: someone who reads only the button knows what it does.',
  },
  {
    well: `${walletTexts.codeButton.idle} → ${walletTexts.codeButton.requesting} → ${walletTexts.codeButton.sent}`,
    badly: 'Get OTP → ⟳ → Get OTP',
    why: 'The label says what is happening while the button keeps its width. No spinner replaces it.',
  },
  {
    well: `Create account: ${accountTexts.registrationsStopped}`,
    badly: 'A grey button that says nothing',
    why: 'A disabled control says why on hover, on focus and to screen readers.',
  },
];

const confirmations: Comparison[] = [
  {
    well: 'Withdraw 1,000 XDC\nto xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2\nWithdraw · Cancel',
    badly: 'Are you sure?\nYes · No',
    why: 'The title and the button name the action; the text says what happens to the money. Nobody should have to remember the question.',
  },
  {
    well: 'Delete this API key?\nAnything that uses it stops working immediately.\nDelete key · Cancel',
    badly: 'Warning! This action cannot be undone!',
    why: 'Names the consequence. The danger tone is reserved for actions that can’t be undone.',
  },
  {
    well: tradingTexts.completed,
    badly: 'Congratulations! Your order has been successfully completed. Thank you for trading with us!',
    why: 'Success was expected, so keep it brief.',
  },
];

const tiny = formatPrice('0.0000042', pairOf('XDC-ETH'));
const volume = formatVolume('1234567.89');
const moment = formatMoment('2024-03-09T14:05:00Z', () => 0);

const figures: Comparison[] = [
  {
    well: `${tiny.readable}, with ${tiny.full} on hover and for screen readers`,
    badly: '4.2e-6, or 0.00',
    why: 'Tiny prices stay readable and keep every digit.',
  },
  {
    well: ['4.2', '-1.25', '0'].map((percent) => formatPercentChange(percent).text).join(' · '),
    badly: '4.2% · (1.25%) · +0%',
    why: 'A sign, two decimals and a percent sign, with an arrow beside them. No change, no sign.',
  },
  {
    well: `24h Volume (XDC): ${volume.text}`,
    badly: '1234567.89 XDC in each cell',
    why: 'The unit appears once, in the header. A volume should be readable at a glance; the full figure is on hover.',
  },
  {
    well: moment,
    badly: '3/9/24 2:05 PM',
    why: 'Day, month, year and seconds, because orders are compared to the second. In UTC, with local time on hover; traders can exchange the two.',
  },
];

export const Writing = () => (
  <Page
    title="Writing"
    lead="People read in a hurry and act with money. Say what happened, what it means and what to do next. Then stop."
  >
    <Section title="Tone">
      <Rows>
        {manner.map(([name, note]) => (
          <Row key={name} name={name} note={note} />
        ))}
      </Rows>
    </Section>
    <Section
      title="Documented sentences"
      intro="Support, tests and other systems rely on these sentences word for word. Four examples, exactly as specified."
    >
      <Rows>
        {documented.map(([sentence, place]) => (
          <Row key={sentence} name={sentence} note={place} />
        ))}
      </Rows>
    </Section>
    <Section title="Errors" intro="Say what happened, what it means for the money and what to do.">
      <DoDont comparisons={errors} />
    </Section>
    <Section title="Beside a field" intro="The hint says what to enter; an error takes its place.">
      <DoDont comparisons={fields} />
    </Section>
    <Section title="Empty states" intro="Say what would be here and how to get it.">
      <DoDont comparisons={emptyStates} />
    </Section>
    <Section
      title="Buttons and links"
      intro="A button does something and starts with a verb; a link goes somewhere and is named after its destination."
    >
      <DoDont comparisons={buttons} />
    </Section>
    <Section
      title="Confirmations and success"
      intro="Ask only before moving money or doing something that can’t be undone."
    >
      <DoDont comparisons={confirmations} />
    </Section>
    <Section
      title="Figures"
      intro="One formatter for each kind of figure, in packages/domain. No screen formats figures itself."
    >
      <DoDont comparisons={figures} />
    </Section>
  </Page>
);
