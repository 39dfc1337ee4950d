import { publicPages } from '@exchange/domain';
import { expect, it } from 'vitest';
import { footerPages } from './Footer';
import { marketPlaces, offers, ownPlaces, sectionsFor } from './navigation';
import { namedScreens } from './tools/screens';

const links = [...footerPages, ...marketPlaces, ...offers, ...ownPlaces.flat(), ...sectionsFor(true), ...namedScreens];

it('a screen has one name in header, menus, footer and search, which is its heading and its title [SHL-360]', () => {
  const names = new Map<string, Set<string>>();
  for (const { path, title } of publicPages) if (title !== undefined) names.set(path, new Set([title]));
  for (const { to, label } of links) names.set(to, (names.get(to) ?? new Set()).add(label));
  const several = [...names].flatMap(([path, given]) => (given.size > 1 ? [`${path}: ${[...given].join(', ')}`] : []));
  expect(several).toEqual([]);
});
