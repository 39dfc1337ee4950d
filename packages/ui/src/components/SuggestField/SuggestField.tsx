import { counted } from '@exchange/domain';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { ChoiceList } from '../Combobox/ChoiceList';
import { ChoicePopup } from '../Combobox/ChoicePopup';
import type { ComboboxOption } from '../Combobox/findChoices';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import * as styles from './SuggestField.css';
import { useSuggestions } from './useSuggestions';

export interface SuggestFieldProps extends FieldTexts, ValueInputProps<'onBlur' | 'readOnly'> {
  /** The typed text. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The matching suggestions, best first. The list stays closed if there are none. */
  suggestions: readonly ComboboxOption[];
  /** Called with the chosen suggestion. The caller then sets the field's text. */
  onSuggestion: (value: string) => void;
  size?: ControlSize;
}

const countText = (count: number): string => counted(count, 'suggestion');

/** A line of free text, with suggestions below. */
export const SuggestField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  value,
  onValueChange,
  onBlur,
  suggestions,
  onSuggestion,
  size = 'medium',
  ...rest
}: SuggestFieldProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  // What is beside the label helps to fill in the field, so moving there from an empty field doesn't count as leaving.
  const besides = useRef<HTMLSpanElement>(null);
  const list = useSuggestions({ suggestions, onSuggestion });
  return (
    <Field
      {...{ label, hint, error, need, isLabelHidden, id }}
      {...(aside !== undefined && {
        aside: (
          <span ref={besides} className={styles.besides}>
            {aside}
          </span>
        ),
      })}
    >
      {(control) => (
        <Popover.Root open={list.isOpen} onOpenChange={list.close}>
          <Popover.Anchor asChild>
            <span ref={anchor} data-size={size} className={box.box[size]}>
              <input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...rest}
                {...control}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={list.isOpen}
                aria-controls={list.isOpen ? list.listId : undefined}
                aria-activedescendant={list.activeId}
                value={value}
                className={box.input[size]}
                onChange={(event) => {
                  onValueChange(event.currentTarget.value);
                  list.open();
                }}
                onKeyDown={list.onKeyDown}
                onClick={list.open}
                onBlur={({ relatedTarget }) => {
                  list.close();
                  if (value !== '' || !besides.current?.contains(relatedTarget)) onBlur?.();
                }}
              />
              <span role="status" className={visuallyHidden}>
                {list.isOpen && countText(suggestions.length)}
              </span>
            </span>
          </Popover.Anchor>
          <ChoicePopup anchor={anchor}>
            <ChoiceList
              id={list.listId}
              optionId={list.optionId}
              labelId={control['aria-labelledby']}
              choices={suggestions}
              chosen=""
              active={list.active}
              isPointed={list.isPointed}
              onPoint={list.point}
              onChoose={list.choose}
            />
          </ChoicePopup>
        </Popover.Root>
      )}
    </Field>
  );
};
