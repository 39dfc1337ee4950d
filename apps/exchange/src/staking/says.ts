import { failureText } from '@exchange/domain';
import type { StakingEmitted, StakingOrderEmitted } from '@exchange/machines';
import { noted, succeeded, wentWrong, type Says } from '../shared/services/tell';
import { changeTexts, saidTexts } from './texts';

export const stakingSays: Says<StakingEmitted> = {
  'stake.accepted': ({ message }) => succeeded(message),
  'stake.refused': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'stake.unconfirmed': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'stake.found': ({ stake }) => succeeded(saidTexts.found(stake)),
};

export const stakingOrderSays: Says<StakingOrderEmitted> = {
  'stake.changed': ({ message, intended }) => succeeded(message ?? changeTexts[intended.change].found),
  'change.refused': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'change.unconfirmed': ({ failure }) => wentWrong(failureText(failure, 'staking')),
  'change.missing': ({ intended }) => noted(changeTexts[intended.change].missing),
  'change.overtaken': ({ intended }) => noted(changeTexts[intended.change].overtaken),
  'list.outdated': () => undefined,
};
