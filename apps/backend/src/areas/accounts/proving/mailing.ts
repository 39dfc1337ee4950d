import type { Refused } from '#contract/handlers';
import type { Letter } from '#mail/letters';
import type { CodePurpose } from '#identity/stores/codes';
import { together, type AccountCore, type Stores } from '#identity/core';
import { countTry, refuseIfUsedUp } from '#identity/guard';
import { linkPurposes, type LinkPurpose } from '#identity/stores/links';
import { eventOf, type Caller } from '#identity/caller';
import type { TraderRow } from '#identity/stores/traders';

interface LinkToMake {
  uniqueId: string;
  purpose: LinkPurpose;
  challenge?: Buffer;
}

/** Stores the link's hash and returns the values for the email. */
export const newLink = async (
  { random, settings, clock }: AccountCore,
  { links }: Pick<Stores, 'links'>,
  link: LinkToMake,
): Promise<string> => {
  const token = random.token();
  await links.keep(link, token, clock());
  return `${settings.publicUrl}${linkPurposes[link.purpose].path}/${token}`;
};

export const mailLink = (
  core: AccountCore,
  caller: Caller,
  purpose: LinkPurpose,
  letterOf: (link: string) => Letter,
): Promise<void> =>
  together(core, async (joint) => {
    const { uniqueId, email } = caller.trader;
    await joint.mail(email, letterOf(await newLink(core, joint, { uniqueId, purpose })));
    await joint.audit.note('link mailed', { ...eventOf(caller, core.clock()), details: { purpose } });
  });

/** For codes that are tied to a place only. */
type PlainPurpose = Exclude<CodePurpose, 'loginActivity' | 'withdrawal' | 'twoFactor'>;

const letters: Record<PlainPurpose, (code: string) => Letter> = {
  login: (code) => ({ kind: 'loginCode', code }),
  expiredPassword: (code) => ({ kind: 'expiredPassword', code }),
};

/** What wrong codes of these are counted by. */
export const codeSubjects: Record<PlainPurpose, (trader: Pick<TraderRow, 'uniqueId' | 'email'>) => string> = {
  login: ({ uniqueId }) => uniqueId,
  expiredPassword: ({ email }) => `expired ${email}`,
};

/** Makes a trader wait who requests one email after another, or has no tries left for what would be in it. */
export const refuseUselessCode = async (core: AccountCore, caller: Caller, subject: string) =>
  (await refuseIfUsedUp(core, caller, { kind: 'code', subject })) ?? refuseTooManyMails(core, caller);

/** Makes a trader who requests one email after another wait. */
export const refuseTooManyMails = (core: AccountCore, caller: Caller): Promise<Refused | undefined> =>
  countTry(core, caller, { kind: 'mail', subject: caller.trader.uniqueId });

/** The code works only at the place that requested it. */
export const mailCode = async (
  core: AccountCore,
  caller: Caller,
  purpose: PlainPurpose,
): Promise<Refused | undefined> => {
  const { trader, place } = caller;
  const refused = await refuseUselessCode(core, caller, codeSubjects[purpose](trader));
  if (refused) return refused;
  const code = core.random.mailCode();
  const at = core.clock();
  await together(core, async ({ codes, mail, audit }) => {
    await codes.keep({ uniqueId: trader.uniqueId, purpose, scope: place.key }, code, at);
    await mail(trader.email, letters[purpose](code));
    await audit.note('code mailed', { ...eventOf(caller, at), details: { purpose } });
  });
  return undefined;
};
