import { Select as Parts } from 'radix-ui';
import { useState, type ComponentPropsWithRef } from 'react';
import { floating } from '../../theme/floating.css';
import { option } from '../../theme/option.css';
import { cspNonce } from '../cspNonce';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { ChoiceIcon, ChoiceMark, ChoiceWords } from './ChoiceLine';
import * as lines from './ChoiceLine.css';
import { chosenOf, offered, placeholderOf, type Choice } from './choices';
import * as styles from './Select.css';

export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'defaultValue' | 'onBlur' | 'type' | 'value'> {
  options: readonly Choice[];
  /** Empty if nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called when someone leaves the field, but not when its list opens. */
  onBlur?: (() => void) | undefined;
  /** Shown if nothing is chosen. An option with an empty value shows its label instead. */
  placeholder?: string | undefined;
  size?: ControlSize;
}

const Chosen = ({ label, icon }: Pick<Choice, 'label' | 'icon'>) => (
  <span className={styles.chosen}>
    <ChoiceIcon icon={icon} />
    <span className={styles.chosenLabel}>{label}</span>
  </span>
);

const Line = ({ choice, isChosen }: { choice: Choice; isChosen: boolean }) => (
  <Parts.Item value={choice.value} textValue={choice.label} disabled={choice.isDisabled === true} className={option}>
    <ChoiceIcon icon={choice.icon} />
    <Parts.ItemText asChild>
      <span className={lines.words}>
        <ChoiceWords label={choice.label} hint={choice.hint} />
      </span>
    </Parts.ItemText>
    <ChoiceMark isChosen={isChosen} />
  </Parts.Item>
);

/** One choice from a list short enough to read. */
export const Select = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  options,
  value,
  onValueChange,
  onBlur,
  placeholder,
  size = 'medium',
  name,
  disabled,
  ...rest
}: SelectProps) => {
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenOf(options, value);
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <Parts.Root {...{ name, disabled, onValueChange }} value={chosen?.value ?? ''} onOpenChange={setOpen}>
          <Parts.Trigger
            {...rest}
            {...control}
            onBlur={() => {
              if (!isOpen) onBlur?.();
            }}
            className={`${box.box[size]} ${styles.trigger[size]}`}
          >
            <span className={styles.value}>
              <Parts.Value placeholder={<Chosen label={placeholderOf(options, placeholder)} />}>
                {chosen !== undefined && <Chosen label={chosen.chosenLabel ?? chosen.label} icon={chosen.icon} />}
              </Parts.Value>
            </span>
            <Parts.Icon className={styles.picture}>
              <Icon name="chevronDown" />
            </Parts.Icon>
          </Parts.Trigger>
          <Parts.Portal>
            <Parts.Content aria-label={label} position="popper" sideOffset={4} className={`${floating} ${styles.list}`}>
              <Parts.Viewport nonce={cspNonce()} className={styles.viewport}>
                {offered(options).map((choice) => (
                  <Line key={choice.value} choice={choice} isChosen={choice.value === value} />
                ))}
              </Parts.Viewport>
            </Parts.Content>
          </Parts.Portal>
        </Parts.Root>
      )}
    </Field>
  );
};
