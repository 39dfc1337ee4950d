import { stakeReturnDays } from '@exchange/domain';
import type { Area, CommandSettings } from '../area/area';
import { commandsOf, lettersOf, operatorCommandsOf, textsOf } from '../area/foldAreas';
import { createCompose } from '../mail/compose';
import { accounts } from './accounts/area';
import { history } from './history/area';
import { info } from './info/area';
import { kyc } from './kyc/area';
import { markets } from './markets/area';
import { otc } from './otc/area';
import { profile } from './profile/area';
import { ratioSwap } from './ratioSwap/area';
import { referral } from './referral/area';
import { requests } from './requests/area';
import { staking } from './staking/area';
import { status } from './status/area';
import { swap } from './swap/area';
import { trading } from './trading/area';
import { wallet } from './wallet/area';
import { windDown } from './windDown/area';

/** In the order in which their jobs start, their feeds publish, and operators read about them. */
export const areas: readonly Area[] = [
  status,
  trading,
  wallet,
  accounts,
  profile,
  kyc,
  referral,
  requests,
  otc,
  swap,
  ratioSwap,
  staking,
  history,
  markets,
  info,
  windDown,
];

const usual: CommandSettings = {
  env: {
    STAKING_RETURN_DAYS: stakeReturnDays,
    STRAYED_REVIEW_XDC: 1_000,
    REFERRAL_BUDGET: undefined,
    REWARD_PER_NETWORK: undefined,
  },
  config: {},
};

/** The commands that areas add to the exchange's own. */
export const areaCommands = (settings: CommandSettings = usual) => commandsOf(areas, settings);

export const areaLetters = lettersOf(areas);

export const areaOperatorCommands = operatorCommandsOf(areas);

/** Writes any email of the exchange. */
export const compose = createCompose(textsOf(areas));
