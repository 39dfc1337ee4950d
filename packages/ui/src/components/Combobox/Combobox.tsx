import { counted } from '@exchange/domain';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import { placeholderOf } from '../Select/choices';
import { ChoiceList } from './ChoiceList';
import { ChoicePopup } from './ChoicePopup';
import * as styles from './Combobox.css';
import type { ComboboxOption } from './findChoices';
import { useCombobox } from './useCombobox';

export interface ComboboxProps extends FieldTexts, ValueInputProps<'onBlur' | 'readOnly'> {
  options: readonly ComboboxOption[];
  /** Empty if nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shown if nothing is chosen. An option with an empty value shows its label instead. */
  placeholder?: string | undefined;
  /** Shown if nothing matches. */
  emptyText?: string;
  size?: ControlSize;
}

const resultsText = (count: number): string => counted(count, 'result');

/** A choice from a list too long to read, found by typing. */
export const Combobox = ({
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
  emptyText = 'No matches. Try fewer letters.',
  size = 'medium',
  name,
  ...rest
}: ComboboxProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const search = useCombobox({ options, value, onValueChange });
  const hasResults = search.found.length > 0;
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <Popover.Root open={search.isOpen} onOpenChange={search.close}>
          <Popover.Anchor asChild>
            <span ref={anchor} data-size={size} className={`${box.box[size]} ${styles.anchor}`}>
              <input
                autoComplete="off"
                spellCheck={false}
                placeholder={placeholderOf(options, placeholder)}
                {...rest}
                {...control}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={search.isOpen && hasResults}
                aria-controls={search.isOpen && hasResults ? search.listId : undefined}
                aria-activedescendant={search.activeId}
                value={search.text}
                className={`${box.input[size]} ${styles.input}`}
                onChange={(event) => search.type(event.currentTarget.value)}
                onKeyDown={search.onKeyDown}
                onClick={(event) => {
                  if (search.isOpen) return;
                  search.open();
                  event.currentTarget.select();
                }}
                onBlur={() => {
                  search.leave();
                  onBlur?.();
                }}
              />
              <span className={styles.chevron}>
                <Icon name="chevronDown" />
              </span>
              <span role="status" className={visuallyHidden}>
                {search.hasTyped && (hasResults ? resultsText(search.found.length) : emptyText)}
              </span>
            </span>
          </Popover.Anchor>
          {/* Outside the box, which styles itself as read-only if it contains an input nobody can type into. */}
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          <ChoicePopup anchor={anchor}>
            {hasResults ? (
              <ChoiceList
                id={search.listId}
                optionId={search.optionId}
                labelId={control['aria-labelledby']}
                choices={search.found}
                chosen={value}
                active={search.active}
                isPointed={search.isPointed}
                onPoint={search.point}
                onChoose={search.choose}
              />
            ) : (
              <p className={styles.none}>{emptyText}</p>
            )}
          </ChoicePopup>
        </Popover.Root>
      )}
    </Field>
  );
};
