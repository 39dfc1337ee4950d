import { PairPicker } from '@exchange/ui';
import { usePairInAddress } from '#trading/usePairInAddress.ts';
import { usePairPicker } from './usePairPicker';

/** All pairs, beside or below the order book. */
export const PairPanel = () => <PairPicker {...usePairPicker()} current={usePairInAddress().name} place="panel" />;
