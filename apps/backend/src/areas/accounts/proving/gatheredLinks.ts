import type { Refused } from '#contract/handlers';
import type { Letter } from '#mail/letters';
import { eventOf, type Caller } from '#identity/caller';
import { together, type AccountCore } from '#identity/core';
import { countTry } from '#identity/guard';
import { tooManyTries } from '#identity/refusals';
import type { LinkPurpose } from '#identity/stores/links';
import type { Place } from '#identity/stores/places';
import { newLink } from './mailing';
import { addressLimits, slowDown } from './strangers';

/** Links are valid for twice as long, so whoever asks again has an email with one that still works. */
const gatheredMs = 15 * 60_000;

/**
 * A stranger's call must not cost the trader theirs: an address that asks for many links is slowed. Refused is only who
 * has calls waiting in the same network: strangers in enough others can fill all other room.
 */
export const slowLinkCalls = async (core: AccountCore, place: Place, email: string): Promise<Refused | undefined> => {
  await core.limits.take(...addressLimits(place));
  return (await slowDown(core, { place, email })) === 'no room for its network' ? tooManyTries(10_000) : undefined;
};

/**
 * Emails a link, unless one was emailed a short while ago. A known device gets a new one each time, up to the limit of
 * emails for it.
 */
export const mailGatheredLink = async (
  core: AccountCore,
  caller: Caller,
  purpose: LinkPurpose,
  letterOf: (link: string) => Letter,
): Promise<void> => {
  const { trader, place } = caller;
  const { uniqueId, email } = trader;
  const isKnownDevice = await core.stores.places.isKnown(uniqueId, place);
  if (isKnownDevice && (await countTry(core, caller, { kind: 'mail', subject: uniqueId }))) return;
  await together(core, async (joint) => {
    await joint.traders.lock(uniqueId);
    const at = core.clock();
    const since = new Date(at.getTime() - gatheredMs);
    if (!isKnownDevice && (await joint.links.wasMailedSince(uniqueId, purpose, since))) return;
    await joint.mail(email, letterOf(await newLink(core, joint, { uniqueId, purpose })));
    await joint.audit.note('link mailed', { ...eventOf(caller, at), details: { purpose } });
  });
};
