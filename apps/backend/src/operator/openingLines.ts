import { program } from '../operator/words';

/** What a person who tries the exchange finds closed, and the one command that opens it. */
export const openingLines = (switches: Partial<Record<string, boolean>>): string[] => {
  const isOpen = switches['registration'] === true && switches['staking'] === true && switches['withdrawOnly'] !== true;
  return isOpen
    ? []
    : ['Registration and staking start closed. To open everything:', `  ${program} open --why "Trying it out"`];
};
