import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');
const token = text('the token of the session');

const answering =
  "Since no pact can hold a signature over your server's question, let a device of your own sign it, as a browser on " +
  'your page would, and respond to the state change with its `PublicKeyCredential` as the text of its JSON, as in ' +
  '`{"credential":"{…}"}`. The verifier puts it into the call.';

/** A trader's passkeys. */
export const passkeyStates = {
  'a passkey': {
    isExtension: true,
    meaning: 'The trader has added a passkey, after those in earlier states, and never used it.',
    parameters: { email, id: text('its id in `GET /user/passkeys` (replaceable)'), name: text('its name') },
  },
  'a passkey to be added': {
    isExtension: true,
    meaning: `In this session, the trader has just begun to add a passkey, and a device has answered. ${answering}`,
    parameters: {
      email,
      token,
      device: text('`new`: the answer is a new passkey; `known`: it is the passkey of the state before'),
    },
  },
  'a passkey that confirms': {
    isExtension: true,
    meaning:
      'In this session, the trader has just asked to confirm a change, and the passkey of the state before has ' +
      `answered. ${answering}`,
    parameters: { email, token },
  },
  'a passkey that signs in': {
    isExtension: true,
    meaning:
      "Somebody has just asked to sign in with a passkey, and the trader's, from the state before, has answered. " +
      answering,
    parameters: { email },
  },
  'a change confirmed by a passkey': {
    isExtension: true,
    meaning: 'In this session, a passkey of the trader has just confirmed the next change.',
    parameters: { email, token },
  },
} as const satisfies ProviderStates;
