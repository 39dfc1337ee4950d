import {
  allOf,
  feeTakesAllText,
  isPositive,
  parseTyped,
  receiveAmount,
  showExactly,
  withdrawalFee,
  withdrawRules,
  type AssetSymbol,
  type CurrencyFees,
  type DecimalText,
  type FormRules,
  type Rule,
  type WithdrawForm,
} from '@exchange/domain';

export interface WithdrawTerms {
  asset: AssetSymbol;
  balance: DecimalText;
  fees: CurrencyFees;
}

export interface WithdrawSums {
  fee: DecimalText;
  receives: DecimalText;
}

/** The fee and the amount received; undefined while no amount is typed. */
export const sumsOf = (typed: string, { asset, fees }: Omit<WithdrawTerms, 'balance'>): WithdrawSums | undefined => {
  const amount = parseTyped(typed);
  if (amount === undefined || !isPositive(amount)) return undefined;
  const terms = { asset, configuredFee: fees.withdrawalFee };
  return { fee: withdrawalFee(amount, terms), receives: receiveAmount(amount, terms) };
};

const bringsSomething =
  (terms: WithdrawTerms): Rule =>
  (typed) => {
    const sums = sumsOf(typed, terms);
    return sums === undefined || isPositive(sums.receives)
      ? undefined
      : feeTakesAllText(showExactly(sums.fee), terms.asset);
  };

export const formRules = (terms: WithdrawTerms): FormRules<WithdrawForm> => {
  const { asset, balance, fees } = terms;
  const rules = withdrawRules({ asset, balance, minimum: fees.minimumWithdrawal });
  const amount = (typed: string) => rules.amount(typed, { address: '', destTag: '', amount: typed });
  return { ...rules, amount: allOf(amount, bringsSomething(terms)) };
};
