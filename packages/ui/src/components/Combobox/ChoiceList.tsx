import { useEffect, useRef } from 'react';
import { option } from '../../theme/option.css';
import { ChoiceIcon, ChoiceMark, ChoiceWords } from '../Select/ChoiceLine';
import * as lines from '../Select/ChoiceLine.css';
import * as styles from './Combobox.css';
import type { ComboboxOption } from './findChoices';

interface ChoiceListProps {
  id: string;
  optionId: (value: string) => string;
  labelId: string;
  choices: readonly ComboboxOption[];
  chosen: string;
  active: string | undefined;
  /** An option under the pointer is visible already and doesn't need scrolling. */
  isPointed: boolean;
  onPoint: (value: string) => void;
  onChoose: (value: string) => void;
}

interface LineProps extends Pick<ChoiceListProps, 'onPoint' | 'onChoose'> {
  id: string;
  choice: ComboboxOption;
  isChosen: boolean;
  isActive: boolean;
}

const Line = ({ id, choice, isChosen, isActive, onPoint, onChoose }: LineProps) => {
  const isDisabled = choice.isDisabled === true;
  return (
    // The input keeps focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled ? '' : undefined}
      data-highlighted={isActive ? '' : undefined}
      className={option}
      onPointerMove={({ movementX, movementY }) => {
        // A list that scrolls under a resting pointer must not change the active option.
        const hasMoved = movementX !== 0 || movementY !== 0;
        if (hasMoved && !isDisabled && !isActive) onPoint(choice.value);
      }}
      onClick={() => {
        if (!isDisabled) onChoose(choice.value);
      }}
    >
      <ChoiceIcon icon={choice.icon} />
      <span className={styles.words}>
        <span className={lines.words}>
          <ChoiceWords label={choice.label} hint={choice.hint} />
        </span>
        {choice.detail !== undefined && (
          <>
            {/* The space separates the two for screen readers. */}{' '}
            <span className={styles.detail}>{choice.detail}</span>
          </>
        )}
      </span>
      <ChoiceMark isChosen={isChosen} />
    </div>
  );
};

export const ChoiceList = ({
  id,
  optionId,
  labelId,
  choices,
  chosen,
  active,
  isPointed,
  ...lineProps
}: ChoiceListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPointed) list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isPointed]);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice) => (
        <Line
          {...lineProps}
          key={choice.value}
          id={optionId(choice.value)}
          choice={choice}
          isChosen={choice.value === chosen}
          isActive={choice.value === active}
        />
      ))}
    </div>
  );
};
