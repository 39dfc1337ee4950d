import { serverWording, successTexts } from '@exchange/domain';
import { asc } from 'drizzle-orm';
import type { operations } from '@exchange/api/contract';
import { plainDecimal } from '#db/plainDecimal';
import { pair } from '#db/schema';
import type { AccountCore } from '#identity/core';
import { sessionIdOf } from '#identity/secrets/randomness';
import { secondFactorOf, setUpSecret } from '#identity/secondFactor';
import { isTwoFactorOn, type TraderRow } from '#identity/stores/traders';

export type LoginAnswer = operations['login']['responses'][200]['content']['application/json'];

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

const known = (trader: TraderRow) => ({
  statusCode: 200,
  uniqueId: trader.uniqueId,
  email: trader.email,
  tfaStatus: flag(isTwoFactorOn(trader)),
});

export const wantsTwoFactor = (trader: TraderRow, takesRecoveryCode: boolean): LoginAnswer => ({
  ...known(trader),
  message: serverWording.twoFactorWanted,
  mailAuth: 0,
  takesRecoveryCode,
});

export const wantsMailCode = (trader: TraderRow): LoginAnswer => ({
  ...known(trader),
  message: successTexts.accounts.mailCodeWanted,
  mailAuth: 1,
});

export const wantsNewPassword = (trader: TraderRow): LoginAnswer => ({
  ...known(trader),
  message: successTexts.accounts.passwordExpired,
  forceResetPwd: true,
});

const feeDetail = async ({ db }: AccountCore) => {
  const rows = await db.select().from(pair).orderBy(asc(pair.id));
  return rows.map(({ name, buyFeePercent, sellFeePercent }) => ({
    symbol: name,
    buy: plainDecimal(buyFeePercent),
    sell: plainDecimal(sellFeePercent),
  }));
};

export const loggedIn = async (core: AccountCore, trader: TraderRow, token: string): Promise<LoginAnswer> => {
  const tfaCode = setUpSecret(core, trader);
  return {
    ...known(trader),
    message: serverWording.loggedIn,
    token,
    checkToken: sessionIdOf(token),
    feeDetail: await feeDetail(core),
    ...(tfaCode !== undefined && { tfaCode }),
    tfa_response: 1,
    mailAuth: flag(secondFactorOf(trader) === 'mail'),
    forceResetPwd: false,
  };
};
