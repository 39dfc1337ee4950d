import { andList } from '@exchange/domain';
import type { Switches } from '#shared/config/switches.ts';

const sentence = (parts: readonly string[], state: string): string | undefined => {
  if (parts.length === 0) return undefined;
  const [first = '', ...letters] = andList(parts);
  return `${first.toUpperCase()}${letters.join('')} ${parts.length === 1 ? 'is' : 'are'} ${state}`;
};

/**
 * What the strip says after the closure sentence, or by itself: under that sentence what is open all the same, otherwise
 * what isn't. Undefined if that is nothing.
 */
export const stripRest = ({
  closure,
  demo,
  withdrawOnly,
  registrationOpen,
  stakingOpen,
}: Switches): string | undefined => {
  if (withdrawOnly) return undefined;
  const areas = { registration: registrationOpen, staking: stakingOpen };
  const switched = Object.entries(areas).flatMap(([name, isOpen]) => (isOpen === closure ? [name] : []));
  if (!closure) return sentence(switched, 'closed at the moment.');
  return demo ? sentence(['trading', 'deposits', ...switched], 'open on this demo.') : sentence(switched, 'open.');
};
