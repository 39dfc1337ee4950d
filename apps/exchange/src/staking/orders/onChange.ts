import type { StakeChange } from '@exchange/machines';
import type { Stake } from '../stake';

export type OnChange = (change: StakeChange, stake: Stake) => void;
