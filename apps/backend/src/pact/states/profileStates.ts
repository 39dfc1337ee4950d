import { z } from 'zod';
import { createProfileStore } from '../../areas/profile/profileStore';
import { apiKey } from '../../db/schema';
import { arranged, told, type Arrangements } from '../arranging/arrange';
import { changeTrader, findTrader } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);

const filledIn = {
  email,
  mobileISD: text,
  mobileNo: text,
  address: text,
  city: text,
  state: text,
  postalCode: text,
  countryId: z.string().length(2),
};

let keys = 0;

export const profileStates: Arrangements = {
  'a filled-in profile': arranged(filledIn, ({ mobileISD: mobileIsd, address: streetAddress, ...given }, services) => {
    const { email: whose, ...values } = given;
    return changeTrader(services, whose, { ...values, mobileIsd, streetAddress });
  }),
  'a profile picture': arranged({ email }, async (given, services) => {
    const { uniqueId } = await findTrader(services, given.email);
    const { db, random } = services.accounts;
    // No one looks at it.
    await createProfileStore(db).keepPicture(uniqueId, random.token(), Buffer.from('ffd8ffd9', 'hex'));
  }),
  'an anti-phishing word': arranged({ email, word: text }, (given, services) =>
    changeTrader(services, given.email, { antiPhishingWord: given.word }),
  ),
  'a two-factor set-up under way': arranged({ email, secret: text }, async ({ secret, ...given }, services) => {
    const { uniqueId } = await findTrader(services, given.email);
    const twoFactorSecret = services.accounts.seals.seal(secret, uniqueId);
    await changeTrader(services, given.email, { twoFactorSecret, twoFactorSince: null });
  }),
  'an API key': told({ email, apiKey: text, name: text }, async (given, services) => {
    const { uniqueId } = await findTrader(services, given.email);
    // Always a moment later than the previous one, whatever the clock says.
    const createdAt = new Date(services.now() + (keys += 1));
    await services.accounts.db.insert(apiKey).values({ apiKey: given.apiKey, uniqueId, name: given.name, createdAt });
    return { apiKey: given.apiKey };
  }),
};
