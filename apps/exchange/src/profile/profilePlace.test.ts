import { expect, it } from 'vitest';
import { profilePlaces, queryOfProfilePlace, readProfilePlace } from './profilePlace';

it.each(profilePlaces)('an address names the tab %s and leads back to it', (place) => {
  expect(readProfilePlace(queryOfProfilePlace(place))).toBe(place);
});

it.each(['', 'tab=', 'tab=nonsense', 'tab=Security'])('an address with %j shows the first tab', (query) => {
  expect(readProfilePlace(new URLSearchParams(query))).toBe('account');
});
