import { expect, it } from 'vitest';
import { changesIn, hasChanges, savedOnWire, savedValues, tidied, updateOf } from './editedProfile';
import { ada } from './testing/ada';

const saved = savedValues(ada, 'ada');
const picture = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

it('a form starts with what is known about the trader', () => {
  expect(saved).toMatchObject({ userName: 'ada', email: ada.email, countries: 'SG', isdCode: '+65', phone: '5550100' });
});

it("only a difference counts as a change, and surrounding spaces don't", () => {
  expect(hasChanges(changesIn(saved, saved))).toBe(false);
  expect(changesIn({ ...saved, city: ` ${saved.city} ` }, saved)).toEqual({});
  expect(changesIn({ ...saved, city: 'London', picture }, saved)).toEqual({ city: 'London', picture });
});

it('everything but user name and email address is sent, without surrounding spaces', () => {
  const typed = tidied({ ...saved, userName: 'lovelace', city: ' London ', picture });
  const sent = updateOf('u-1001', typed, { id: 'SG', name: 'Singapore', dialCode: '+65' });
  expect(sent).toEqual({
    user_id: 'u-1001',
    firstName: 'Ada',
    lastName: 'Lovelace',
    postal_code: '049999',
    mobile_isd: '+65',
    mobile_no: '5550100',
    city: 'London',
    address: '1 Example Street',
    state: 'Central Region',
    country_id: 'SG',
    country: 'Singapore',
    profile_image: picture,
  });
});

it('without a new picture none is sent', () => {
  expect(updateOf('u-1001', saved, { id: 'SG', name: 'Singapore', dialCode: '+65' })).not.toHaveProperty(
    'profile_image',
  );
});

it('what was sent is read as the saved profile', () => {
  const typed = { ...saved, city: 'London', countries: 'IN' };
  expect(savedOnWire(typed)).toMatchObject({ city: 'London', countryId: 'IN', mobileISD: '+65' });
});
