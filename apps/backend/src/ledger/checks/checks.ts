import type { Check } from './counted';
import { orderChecks } from './orderChecks';
import { otcChecks } from './otcChecks';
import { recordChecks } from './recordChecks';
import { referralChecks } from './referralChecks';
import { stakingChecks } from './stakingChecks';
import { sumChecks } from './sumChecks';
import { swapChecks } from './swapChecks';
import { walletChecks } from './walletChecks';

export const checks: readonly Check[] = [
  ...sumChecks,
  ...orderChecks,
  ...recordChecks,
  ...walletChecks,
  ...referralChecks,
  ...swapChecks,
  ...otcChecks,
  ...stakingChecks,
];
