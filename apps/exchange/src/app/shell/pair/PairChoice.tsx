import type { Pair } from '@exchange/domain';
import { PairPickerButton } from '@exchange/ui';
import { useState } from 'react';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import { pairHotkeys } from '../tools/tools';
import { usePairPicker } from './usePairPicker';

/** The current pair, and a way to all others. */
export const PairChoice = ({ pair }: { pair: Pair }) => {
  const [isOpen, setOpen] = useState(false);
  useHotkeys(pairHotkeys, { pair: () => setOpen(true) });
  return <PairPickerButton {...usePairPicker()} current={pair.name} isOpen={isOpen} onOpenChange={setOpen} />;
};
