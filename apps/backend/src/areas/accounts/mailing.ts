import type { Refused } from '../../contract/handlers';
import type { Letter } from '../../mail/letters';
import type { CodePurpose } from './codes';
import type { AccountCore, Stores } from './core';
import { countTry } from './guard';
import { linkPurposes, type LinkPurpose } from './links';
import { eventOf, type Occasion } from './occasion';

interface LinkToMake {
  uniqueId: string;
  purpose: LinkPurpose;
  challenge?: Buffer;
}

/** Keeps its hash and hands out what the mail says. */
export const newLink = async (
  { random, settings, clock }: AccountCore,
  { links }: Pick<Stores, 'links'>,
  link: LinkToMake,
): Promise<string> => {
  const token = random.token();
  await links.keep(link, token, clock());
  return `${settings.publicUrl}${linkPurposes[link.purpose].path}/${token}`;
};

export const mailLink = async (
  core: AccountCore,
  occasion: Occasion,
  purpose: LinkPurpose,
  letterOf: (link: string) => Letter,
): Promise<void> => {
  const { trader } = occasion;
  const link = await newLink(core, core.stores, { uniqueId: trader.uniqueId, purpose });
  await core.mailer.send(trader.email, letterOf(link));
  await core.stores.audit.note('link mailed', { ...eventOf(occasion, core.clock()), details: { purpose } });
};

/** For codes that stand alone in their mail. */
type PlainPurpose = Exclude<CodePurpose, 'loginActivity'>;

const letters: Record<PlainPurpose, (code: string) => Letter> = {
  login: (code) => ({ kind: 'loginCode', code }),
  expiredPassword: (code) => ({ kind: 'expiredPassword', code }),
};

/** Who asks for mail after mail has to wait. */
export const refuseTooManyMails = (core: AccountCore, occasion: Occasion): Promise<Refused | undefined> =>
  countTry(core, occasion, { kind: 'mail', subject: occasion.trader.uniqueId });

/** A code for the place it was asked for from, and for no other. */
export const mailCode = async (
  core: AccountCore,
  occasion: Occasion,
  purpose: PlainPurpose,
): Promise<Refused | undefined> => {
  const { trader, place } = occasion;
  const refused = await refuseTooManyMails(core, occasion);
  if (refused) return refused;
  const code = core.random.mailCode();
  await core.stores.codes.keep({ uniqueId: trader.uniqueId, purpose, scope: place.key }, code, core.clock());
  await core.mailer.send(trader.email, letters[purpose](code));
  await core.stores.audit.note('code mailed', { ...eventOf(occasion, core.clock()), details: { purpose } });
  return undefined;
};
