import {
  assetAddress,
  failureText,
  isPositive,
  needsDestinationTag,
  pastedAddress,
  raiseToMinimum,
  refusedPart,
  withdrawalStep,
  assetOf,
  type AssetSymbol,
  type Failure,
  type RefusedPart,
  type WithdrawForm as TypedValues,
} from '@exchange/domain';
import { AmountField, Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { useMemo, useState } from 'react';
import { AddressField } from '../addressBook/AddressField';
import type { SavedAddress } from '../addressBook/savedAddress';
import { takeEntry } from '../addressBook/takeEntry';
import { notReady } from '../notReady';
import { AddressCheck, needsCheck } from './AddressCheck';
import { NewAddressNote } from './NewAddressNote';
import { Sums, type SumsProps } from './Sums';
import { fieldWords, formTexts as texts } from './texts';
import { formRules } from './withdrawFormRules';

/** As typed. */
export type Destination = Pick<TypedValues, 'address' | 'destTag'>;

export interface WithdrawFormProps extends Omit<SumsProps, 'amount'> {
  typed: TypedValues;
  /** The message that the day's limit is used up; undefined otherwise. */
  limitReached?: string | undefined;
  /** The reason that the last request was refused. */
  failure: Failure | undefined;
  /** Addresses that this coin was withdrawn to before; undefined until known. */
  usedAddresses: readonly string[] | undefined;
  /** From the address book. */
  savedAddresses: readonly SavedAddress[];
  onManageAddresses: () => void;
  /** For how many hours a withdrawal there waits because the address is new; undefined if it doesn't. */
  newAddressHours?: ((to: Destination) => number | undefined) | undefined;
  onType: (form: TypedValues) => void;
  onSubmit: (form: TypedValues) => void;
}

const fieldOf: Readonly<Partial<Record<RefusedPart, keyof TypedValues>>> = {
  amount: 'amount',
  address: 'address',
  destinationTag: 'destTag',
};

/** A refusal is shown at its field until that is changed, or else above the button. */
const refusalIn = (failure: Failure | undefined) => {
  const field = failure && fieldOf[refusedPart(failure)];
  const text = failure && failureText(failure);
  return { at: (name: keyof TypedValues) => (field === name ? text : undefined), rest: field ? undefined : text };
};

/** The form and its text; each change is reported immediately, so that nothing typed is ever lost. */
const useWithdrawForm = (props: WithdrawFormProps) => {
  const { asset, balance, fees, typed, onType } = props;
  const rules = useMemo(() => formRules({ asset, balance, fees }), [asset, balance, fees]);
  const form = useForm<TypedValues>({ defaultValues: typed, rules });
  const refusal = refusalIn(props.failure);
  const field = (name: keyof TypedValues) => {
    const control = form.control(name);
    return {
      ...control,
      error: control.error ?? refusal.at(name),
      onValueChange: (value: string) => {
        control.onValueChange(value);
        onType({ ...form.values, [name]: value });
      },
    };
  };
  const choose = (entry: SavedAddress): void => {
    const [address, destinationTag] = [form.control('address'), form.control('destTag')];
    takeEntry(entry, { address, destinationTag });
    onType({ ...form.values, address: entry.address, destTag: entry.destinationTag ?? '' });
  };
  return { form, rules, field, choose, refusal: refusal.rest };
};

type Field = ReturnType<ReturnType<typeof useWithdrawForm>['field']>;

/** Addresses are pasted, often with invisible characters. */
const cleaned = ({ onValueChange, ...field }: Field) => ({
  ...field,
  onValueChange: (value: string) => onValueChange(pastedAddress(value)),
});

const textOf = ({ onValueChange, ...field }: Field) => ({
  ...field,
  onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onValueChange(pastedAddress(currentTarget.value)),
});

const isAddress = (asset: AssetSymbol, address: string): boolean => assetAddress(asset)(address) === undefined;

export const WithdrawForm = (props: WithdrawFormProps) => {
  const { asset, fees, most, usedAddresses, savedAddresses, limitReached, onManageAddresses, newAddressHours } = props;
  const { form, rules, field, choose, refusal } = useWithdrawForm(props);
  const [checked, setChecked] = useState<string>();
  const { address } = form.values;
  const isUnchecked = needsCheck({ asset, address, usedAddresses }) && checked !== address;
  const amount = field('amount');
  return (
    <Form form={form} onSubmit={props.onSubmit} aria-label={texts.label(asset)}>
      <AddressField
        {...cleaned(field('address'))}
        label={texts.address(asset)}
        hint={texts.addressHint(assetOf(asset).network)}
        entries={savedAddresses}
        onChoose={choose}
        onManage={onManageAddresses}
      />
      <AddressCheck
        {...{ asset, address, usedAddresses }}
        isChecked={!isUnchecked}
        onCheck={(isChecked) => setChecked(isChecked ? address : undefined)}
      />
      {needsDestinationTag(asset) && (
        <TextField
          {...textOf(field('destTag'))}
          label={texts.tag}
          hint={texts.tagHint}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <AmountField
        {...amount}
        label={texts.amount}
        hint={texts.minimum(fees.minimumWithdrawal, asset)}
        unit={asset}
        decimals={assetOf(asset).withdrawalDecimals}
        step={withdrawalStep}
        min={fees.minimumWithdrawal}
        settle={(figure) => raiseToMinimum(figure, fees.minimumWithdrawal)}
        end={
          <Button
            variant="ghost"
            size="small"
            disabledReason={isPositive(most.amount) ? undefined : texts.allReason}
            onClick={() => amount.onValueChange(most.amount)}
          >
            {texts.all}
          </Button>
        }
      />
      <NewAddressNote hours={isAddress(asset, address) ? newAddressHours?.(form.values) : undefined} />
      <Sums {...props} amount={form.values.amount} />
      <FormActions>
        <Button
          type="submit"
          disabledReason={
            limitReached ?? notReady(form.values, rules, fieldWords) ?? (isUnchecked ? texts.unchecked : undefined)
          }
        >
          {texts.submit}
        </Button>
      </FormActions>
      {/* Below the button, so that the button doesn't move under the finger. */}
      <FormError>{limitReached ?? refusal}</FormError>
    </Form>
  );
};
