import type { DecimalText } from '@exchange/domain';
import type { Transaction } from '../../db/client';
import type { Outcome } from '../../exchange/outcomes';
import { refused } from '../../exchange/refusals';
import type { FigureName, SwitchName } from '../../reference/referenceData';
import { createStatusStore } from '../../reference/statusStore';

/** One setting and its new value. */
export type SettingChange =
  | { set: 'switch'; name: SwitchName; isOn: boolean }
  | { set: 'currency'; symbol: string; what: 'deposits' | 'withdrawals'; isOpen: boolean }
  | { set: 'fees'; pair: string; buy: DecimalText; sell: DecimalText }
  | { set: 'figure'; name: FigureName; amount: DecimalText };

declare module '../../exchange/commands' {
  interface Commands {
    /** Changes settings, all or none. */
    'settings.set': { changes: readonly SettingChange[]; by: string; why: string };
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'settings.set': { changed: number };
  }
}

const change = (status: ReturnType<typeof createStatusStore>, wanted: SettingChange): Promise<boolean> => {
  switch (wanted.set) {
    case 'switch':
      return status.setSwitch(wanted.name, wanted.isOn);
    case 'fees':
      return status.setFees(wanted.pair, wanted);
    case 'figure':
      return status.setFigure(wanted.name, wanted.amount);
    case 'currency':
      return wanted.what === 'deposits'
        ? status.setDeposits(wanted.symbol, wanted.isOpen)
        : status.setWithdrawals(wanted.symbol, wanted.isOpen);
  }
};

class NoSuchSetting extends Error {}

/** In the transaction that the command's outcome is stored in. */
export const changeSettings = async (
  transaction: Transaction,
  changes: readonly SettingChange[],
): Promise<Outcome<'settings.set'>> => {
  try {
    return await transaction.transaction(async (inner): Promise<Outcome<'settings.set'>> => {
      const status = createStatusStore(inner);
      for (const wanted of changes) if (!(await change(status, wanted))) throw new NoSuchSetting();
      return { done: { changed: changes.length } };
    });
  } catch (error) {
    if (!(error instanceof NoSuchSetting)) throw error;
    return refused({ code: 'not allowed', message: 'There is no such setting.' });
  }
};
