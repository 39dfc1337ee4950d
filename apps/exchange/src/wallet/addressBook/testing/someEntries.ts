import type { SavedAddress } from '../savedAddress';

export const cold: SavedAddress = {
  id: 'a-1',
  label: 'Cold storage',
  address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  destinationTag: undefined,
};

export const phone: SavedAddress = {
  id: 'a-2',
  label: 'Phone wallet',
  address: 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  destinationTag: undefined,
};

export const savings: SavedAddress = {
  id: 'a-3',
  label: 'Savings',
  address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  destinationTag: '100001',
};

export const rent: SavedAddress = { ...savings, id: 'a-4', label: 'Rent', destinationTag: '7' };
