import {
  buyingDates,
  fieldTexts,
  ledgerDecimals,
  ratioSwapRulesWith,
  showExactly,
  ratioSwapTexts,
  swapTerms,
  type DecimalText,
  type FormRules,
  type RatioSwapForm as Values,
} from '@exchange/domain';
import type { TypedSwap } from '@exchange/machines';
import {
  AmountField,
  Button,
  Captcha,
  Checkbox,
  DatePicker,
  Form,
  FormActions,
  NoValue,
  TextField,
  useCaptcha,
  useForm,
  type CaptchaState,
} from '@exchange/ui';
import { useMemo, useId } from 'react';
import { besideForm, besideFormInView } from '#shared/page/Columns.css.ts';
import * as styles from './ratioSwap.css';
import { SwapPreview } from './SwapPreview';
import { ratioFormTexts as texts } from './texts';

/** The terms to accept: the ratios, how long it takes, and what compliance may do. */
export const Terms = () => {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.terms}>
      <h2 id={title} className={styles.termsTitle}>
        {texts.terms}
      </h2>
      <ul className={styles.termsList}>
        {[...swapTerms, ratioSwapTexts.compliance].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
};

interface RatioSwapFormProps {
  /** The initial values; starting over mounts another form. */
  typed: TypedSwap;
  /** XDCE; undefined while it isn't known. */
  available: DecimalText | undefined;
  isSending: boolean;
  onType: (typed: TypedSwap) => void;
  onSubmit: () => void;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

const names = {
  txHash: texts.txHash,
  buyingDate: texts.buyingDate,
  amount: texts.amount,
  amountUSD: texts.amountUsd,
} as const;

const faultyNames = (rules: FormRules<Values>, values: Values): string[] =>
  (['txHash', 'buyingDate', 'amount', 'amountUSD'] as const).flatMap((name) =>
    rules[name](values[name], values) === undefined ? [] : [names[name]],
  );

const whatIsMissing = (rules: FormRules<Values>, values: Values, isSolved: boolean): string | undefined => {
  const faulty = faultyNames(rules, values);
  if (faulty.length > 0) return texts.missing(faulty);
  if (!isSolved) return fieldTexts.captcha;
  return values.hasAgreed ? undefined : ratioSwapTexts.agreementNeeded;
};

const captchaError = ({ isSolved, field }: CaptchaState): string | undefined =>
  field.value.length < field.number.length || isSolved ? undefined : fieldTexts.captcha;

/** Each change is reported immediately, so that nothing typed is lost. */
const useRatioSwapForm = ({ typed, available, onType }: RatioSwapFormProps) => {
  const rules = useMemo(() => ratioSwapRulesWith(available), [available]);
  const form = useForm<Values>({ defaultValues: { ...typed, hasAgreed: false }, rules });
  const field = (name: keyof TypedSwap) => {
    const control = form.control(name);
    return {
      ...control,
      onValueChange: (value: string) => {
        control.onValueChange(value);
        const { hasAgreed: _, ...others } = form.values;
        onType({ ...others, [name]: value });
      },
    };
  };
  return { form, rules, field };
};

const Available = ({ available }: Pick<RatioSwapFormProps, 'available'>) => (
  <span className={styles.available}>
    {texts.available} {available === undefined ? <NoValue /> : showExactly(available)}
  </span>
);

/** A request to swap bought XDCE. */
export const RatioSwapForm = (props: RatioSwapFormProps) => {
  const { available, isSending, onSubmit, random } = props;
  const { form, rules, field } = useRatioSwapForm(props);
  const captcha = useCaptcha(random);
  const missing = whatIsMissing(rules, form.values, captcha.isSolved);
  const { onValueChange: onHashChange, ...txHash } = field('txHash');
  return (
    <Form
      form={form}
      onSubmit={() => {
        if (missing === undefined) onSubmit();
      }}
      isBusy={isSending}
      aria-label={texts.name}
    >
      <TextField
        {...txHash}
        onChange={({ currentTarget }) => onHashChange(currentTarget.value.trim())}
        label={texts.txHash}
        hint={texts.txHashHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DatePicker
        {...field('buyingDate')}
        label={texts.buyingDate}
        hint={texts.buyingDateHint}
        hasTime
        min={buyingDates.from}
        max={buyingDates.to}
      />
      <AmountField
        {...field('amount')}
        label={texts.amount}
        hint={texts.amountHint}
        aside={<Available available={available} />}
        unit="XDCE"
        decimals={ledgerDecimals}
        step="1"
      />
      <AmountField
        {...field('amountUSD')}
        label={texts.amountUsd}
        hint={texts.amountUsdHint}
        unit="USD"
        decimals={ledgerDecimals}
        step="1"
      />
      <div className={besideForm}>
        <div className={besideFormInView}>
          <SwapPreview typed={form.values} available={available} />
        </div>
      </div>
      <Captcha {...captcha.field} error={captchaError(captcha)} />
      <Terms />
      <Checkbox {...form.control('hasAgreed')} label={ratioSwapTexts.agreement} />
      <FormActions>
        <Button
          type="submit"
          isLoading={isSending}
          loadingLabel={texts.sending}
          disabledReason={isSending ? undefined : missing}
        >
          {ratioSwapTexts.send}
        </Button>
      </FormActions>
    </Form>
  );
};
