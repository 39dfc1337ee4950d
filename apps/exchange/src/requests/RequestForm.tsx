import { captchaInput, failureText, fieldTexts, isUnconfirmed, type Failure } from '@exchange/domain';
import type { Resending, TakenRequest } from '@exchange/machines';
import { Button, Captcha, Form, FormActions, FormError, useCaptcha, useForm } from '@exchange/ui';
import { stageStart, useStageFocus } from '#shared/page/useStageFocus.ts';
import { RequestField } from './RequestField';
import type { RequestPlan } from './requestPlan';
import * as styles from './requests.css';
import { formTexts, takenTexts } from './texts';

export interface RequestFormProps<Values extends object> {
  plan: RequestPlan<Values>;
  values: Values;
  /** Changes whenever the form starts over. */
  round: number;
  /** Changes whenever another captcha is needed. */
  captcha: number;
  isCaptchaSolved: boolean;
  isSending: boolean;
  failure: Failure | undefined;
  /** Set if a sent request may have arrived: whether the form still holds the same values. */
  resending: Resending | undefined;
  /** Undefined until the request is accepted. */
  taken: TakenRequest | undefined;
  onType: (name: keyof Values & string, text: string) => void;
  onCaptcha: (isSolved: boolean) => void;
  onSubmit: () => void;
  onAnother: () => void;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

type Outcome = Pick<RequestFormProps<object>, 'failure' | 'resending'>;

/** The outcome of sending, on this page or before a reload. */
const outcomeWords = ({ failure, resending }: Outcome): string | undefined => {
  const isRefused = failure !== undefined && !isUnconfirmed({ error: failure });
  const unanswered = isRefused ? formTexts.unansweredEarlier : formTexts.unanswered;
  const words = [
    ...(isRefused ? [formTexts.kept, failureText(failure)] : []),
    ...(resending ? [unanswered[resending]] : []),
  ];
  return words.length === 0 ? undefined : words.join(' ');
};

const Taken = ({ taken: { message, reference }, onAnother }: { taken: TakenRequest; onAnother: () => void }) => (
  <div className={styles.taken}>
    <h2 tabIndex={-1} {...stageStart} className={styles.takenTitle}>
      {takenTexts.title}
    </h2>
    <p>{message}</p>
    {reference !== undefined && (
      <p>
        {takenTexts.reference} <strong className={styles.reference}>{reference}</strong>
      </p>
    )}
    <p className={styles.quiet}>{takenTexts.next}</p>
    <div>
      <Button variant="outline" tone="neutral" onClick={onAnother}>
        {takenTexts.another}
      </Button>
    </div>
  </div>
);

const HumanCheck = ({
  onTyped,
  random,
}: {
  onTyped: (isSolved: boolean) => void;
  random?: (() => number) | undefined;
}) => {
  const { field, isSolved } = useCaptcha(random);
  const isWrong = field.value.length >= field.number.length && !isSolved;
  return (
    <Captcha
      {...field}
      error={isWrong ? fieldTexts.captcha : undefined}
      onValueChange={(typed) => {
        field.onValueChange(typed);
        onTyped(captchaInput(field.number)(typed) === undefined);
      }}
      onRefresh={() => {
        field.onRefresh();
        onTyped(false);
      }}
    />
  );
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const shownIn = <Values extends object>({ fields }: RequestPlan<Values>, values: Values) =>
  fields.filter(({ isShown }) => isShown?.(values) ?? true);

const Filling = <Values extends object>(props: RequestFormProps<Values>) => {
  const { plan, values, isCaptchaSolved, isSending, onType, onSubmit } = props;
  const form = useForm<Values>({ defaultValues: values, rules: plan.rules });
  const shown = shownIn(plan, form.values);
  const faulty = shown.filter(({ name }) => plan.rules[name](form.values[name], form.values) !== undefined);
  const missing = faulty.length > 0 ? formTexts.missing(faulty.map(({ label }) => label)) : fieldTexts.captcha;
  const isReady = faulty.length === 0 && isCaptchaSolved;
  return (
    <Form form={form} onSubmit={() => isReady && onSubmit()} isBusy={isSending} aria-label={plan.name}>
      {shown.map((field) => (
        <RequestField
          key={field.name}
          plan={field}
          values={form.values}
          control={{ ...form.control(field.name), value: textOf(form.values[field.name]) }}
          onType={(text) => onType(field.name, text)}
        />
      ))}
      <HumanCheck key={props.captcha} onTyped={props.onCaptcha} random={props.random} />
      <FormError>{isSending ? undefined : outcomeWords(props)}</FormError>
      <FormActions>
        <Button
          type="submit"
          isLoading={isSending}
          loadingLabel={formTexts.processing}
          disabledReason={isReady || isSending ? undefined : missing}
        >
          {plan.submit}
        </Button>
      </FormActions>
    </Form>
  );
};

/** A public form, or the message that its request has arrived. */
export const RequestForm = <Values extends object>(props: RequestFormProps<Values>) => {
  const { taken, round, onAnother } = props;
  const part = useStageFocus<HTMLDivElement>(taken ? 'taken' : 'form');
  return (
    <div ref={part}>{taken ? <Taken taken={taken} onAnother={onAnother} /> : <Filling key={round} {...props} />}</div>
  );
};
