import type { LetterOf, LetterTexts } from '#mail/letters';
import type { Message, Sender } from '#mail/message';
import { somebodyKnows, utc } from '#mail/phrases';

export interface NamedAddress {
  label: string;
  address: string;
  destinationTag: string | null;
}

interface AddressBookLetters {
  addressBookChanged: NamedAddress & {
    change: 'added' | 'changed' | 'removed' | 'restored';
    asset: string;
    /** What a changed entry was. */
    before: NamedAddress | undefined;
    at: Date;
  };
  /** With `until` it was turned off, and applies until then. */
  addressWaitChanged: { until: Date | undefined; at: Date };
}

declare module '#mail/letters' {
  interface Letters extends AddressBookLetters {}
}

type Changed = LetterOf<'addressBookChanged'>;

const happened: Readonly<Record<Changed['change'], string>> = {
  added: 'was saved in',
  changed: 'was changed in',
  removed: 'was removed from',
  restored: 'was put back into',
};

const factsOf = ({ label, address, destinationTag }: NamedAddress, when = ''): Message['facts'] => [
  { name: `Label${when}`, value: label },
  { name: `Address${when}`, value: address },
  ...(destinationTag === null ? [] : [{ name: `Destination tag${when}`, value: destinationTag }]),
];

const addressBookChanged = (letter: Changed, sender: Sender): Message => {
  const { change, asset, before, at } = letter;
  const what = `${asset} address ${happened[change]} your ${sender.brand} address book`;
  return {
    subject: `An ${what}`,
    title: 'Your address book was changed',
    happened: [`An ${what}, with a code from your authenticator app.`],
    facts: [
      ...factsOf(letter),
      ...(before === undefined ? [] : factsOf(before, ' before')),
      { name: 'Time', value: utc(at) },
    ],
    steps: [],
    valid: 'Check the address before you withdraw to it. No coins were sent.',
    otherwise: somebodyKnows(sender, 'act now.'),
  };
};

const addressWaitChanged = ({ until, at }: LetterOf<'addressWaitChanged'>, sender: Sender): Message => {
  const what = `The wait for new addresses was turned ${until === undefined ? 'on' : 'off'} for your ${sender.brand} account`;
  return {
    subject: what,
    title: `The wait for new addresses was turned ${until === undefined ? 'on' : 'off'}`,
    happened: [`${what}, with a code from your authenticator app.`],
    facts: [{ name: 'Time', value: utc(at) }],
    steps: [],
    valid:
      until === undefined
        ? 'Withdrawals to addresses that you saved less than 24 hours ago, or not at all, now wait 24 hours before they are sent.'
        : `It still applies until ${utc(until)}.`,
    otherwise: somebodyKnows(sender, 'act now.'),
  };
};

export const addressBookTexts: LetterTexts<keyof AddressBookLetters> = { addressBookChanged, addressWaitChanged };
