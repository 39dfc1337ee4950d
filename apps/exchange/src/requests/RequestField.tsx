import { Select, TextArea, TextField } from '@exchange/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldKind, FieldPlan } from './requestPlan';

interface Control {
  name: string;
  value: string;
  error?: string | undefined;
  onValueChange: (value: never) => void;
  onBlur: () => void;
}

interface RequestFieldProps<Values> {
  plan: FieldPlan<Values>;
  /** All values of the form. */
  values: Values;
  control: Control;
  onType: (text: string) => void;
}

type Attributes = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

const attributes: Readonly<Record<Exclude<FieldKind, 'story' | 'choice'>, Attributes>> = {
  line: {},
  name: { autoComplete: 'name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
};

/** Any field of a public form. */
export const RequestField = <Values,>({ plan, values, control, onType }: RequestFieldProps<Values>): ReactNode => {
  const { onValueChange, value, ...rest } = control;
  const type = (typed: string) => {
    onValueChange(typed as never);
    onType(typed);
  };
  const shared = {
    ...rest,
    label: plan.label,
    hint: plan.hint,
    need: plan.isOptional === true ? 'optional' : undefined,
  } as const;
  if (plan.kind === 'choice') {
    const options = (plan.options ?? []).map((option) => ({ value: option, label: option }));
    return <Select {...shared} value={value} onValueChange={type} options={options} placeholder={plan.placeholder} />;
  }
  if (plan.kind === 'story') {
    return (
      <TextArea
        {...shared}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        longest={plan.longest?.(values)}
        minRows={4}
      />
    );
  }
  return (
    <TextField
      {...shared}
      {...attributes[plan.kind]}
      {...(plan.autoComplete !== undefined && { autoComplete: plan.autoComplete })}
      value={value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
};
