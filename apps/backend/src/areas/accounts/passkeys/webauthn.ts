import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { z } from 'zod';
import type { AccountCore } from '#identity/core';
import type { RelyingParty } from '#identity/relyingParty';
import type { PasskeyRow, Question } from '#identity/stores/passkeys';
import type { TraderRow } from '#identity/stores/traders';

/** With its parsers of certificates: nobody who starts the exchange should wait for it. */
const load = () => import('@simplewebauthn/server');

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** What a device keeps beside its key, to say whose it is. */
const handleOf = (uniqueId: string): string => textOf(Buffer.from(uniqueId));

/** The longest id that a device may give a key. */
const longestId = 1_023;

const shared = { id: z.string().min(1), rawId: z.string().min(1), type: z.literal('public-key') };
const clientData = z.object({ challenge: z.string().min(1) });

const attestation = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z
      .array(z.string().regex(/^[a-z][a-z-]{0,19}$/))
      .max(8)
      .optional(),
  }),
});

const assertion = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

const parsed = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | undefined => {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The challenge that the device has signed, if this server asked it and nobody has answered it before. */
const takeChallenge = async (
  { stores, clock }: AccountCore,
  clientDataJson: string,
  question: Question,
): Promise<string | undefined> => {
  const challenge = parsed(clientData, bytesOf(clientDataJson).toString('utf8'))?.challenge;
  if (challenge === undefined) return undefined;
  return (await stores.passkeys.takeAnswer(bytesOf(challenge), question, clock())) ? challenge : undefined;
};

/** Whatever a check of the library throws means that the answer isn't a good one. */
const unlessBad = async <Value>(checking: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await checking;
  } catch {
    return undefined;
  }
};

const transportsOf = ({ transports }: PasskeyRow) => transports as AuthenticatorTransport[];

const timeout = 120_000;

/** What a device is asked for that makes a passkey. */
export const creationOptions = async (
  core: AccountCore,
  { id }: RelyingParty,
  { trader, session }: { trader: TraderRow; session: string },
) => {
  const { uniqueId, email, firstName, lastName } = trader;
  const { generateRegistrationOptions } = await load();
  const known = await core.stores.passkeys.ofTrader(uniqueId);
  const options = await generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userID: Uint8Array.from(Buffer.from(uniqueId)),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    attestationType: 'none',
    timeout,
    excludeCredentials: known.map((one) => ({ id: textOf(one.credentialId), transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, question: { purpose: 'add', uniqueId, session } as const };
};

/** What a device is asked for that signs in, where it offers any of its keys, or confirms with a key of this trader. */
export const requestOptions = async ({ id }: RelyingParty, keys: readonly PasskeyRow[]) => {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: id,
    timeout,
    userVerification: 'required',
    ...(keys.length > 0 && {
      allowCredentials: keys.map((one) => ({ id: textOf(one.credentialId), transports: transportsOf(one) })),
    }),
  });
};

/** The key that a device has made, if the answer is good. */
export const readCreated = async (
  core: AccountCore,
  { id, origin }: RelyingParty,
  { text, question }: { text: string; question: Question },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  const credential = parsed(attestation, text);
  const challenge = credential && (await takeChallenge(core, credential.response.clientDataJSON, question));
  if (!credential || challenge === undefined) return undefined;
  const { transports = [], ...response } = credential.response;
  const { verifyRegistrationResponse } = await load();
  const checked = await unlessBad(
    verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (!checked?.verified) return undefined;
  const { credential: made } = checked.registrationInfo;
  const credentialId = bytesOf(made.id);
  if (credentialId.length > longestId) return undefined;
  return {
    credentialId,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports,
  };
};

/** Whose key it must be: the one who confirms, or whoever the device names. */
const isOwner = ({ uniqueId }: PasskeyRow, question: Question, userHandle: string | undefined): boolean =>
  question.purpose === 'signIn' ? userHandle === handleOf(uniqueId) : uniqueId === question.uniqueId;

/** The key that a device has signed with, and whether the answer is good. */
export const readSigned = async (
  core: AccountCore,
  { id, origin }: RelyingParty,
  { text, question }: { text: string; question: Question },
): Promise<{ key: PasskeyRow | undefined; isGood: boolean }> => {
  const credential = parsed(assertion, text);
  const challenge = credential && (await takeChallenge(core, credential.response.clientDataJSON, question));
  const key = credential && (await core.stores.passkeys.find(bytesOf(credential.id)));
  if (!credential || challenge === undefined || !key || !isOwner(key, question, credential.response.userHandle))
    return { key, isGood: false };
  const { verifyAuthenticationResponse } = await load();
  const checked = await unlessBad(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: textOf(key.credentialId), publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    }),
  );
  if (!checked?.verified) return { key, isGood: false };
  const { newCounter } = checked.authenticationInfo;
  return { key, isGood: await core.stores.passkeys.takeCounter(key.credentialId, newCounter, core.clock()) };
};
