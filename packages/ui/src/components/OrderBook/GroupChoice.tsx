import {
  groupingOptions,
  groupings,
  tradingTexts,
  type Grouping,
  type GroupingOption,
  type Pair,
} from '@exchange/domain';
import { useMemo } from 'react';
import { Select } from '../Select/Select';

export interface GroupChoiceProps {
  pair: Pair;
  grouping: Grouping;
  onGroupingChange: (grouping: Grouping) => void;
}

/** The documented choices are numbers beside their step; coarser ones are their step. */
const groupChoice = ({ grouping, step }: GroupingOption) => {
  const isDocumented = groupings.some((known) => known === grouping);
  return {
    grouping,
    value: String(grouping),
    label: isDocumented ? String(grouping) : step,
    hint: isDocumented ? step : undefined,
    chosenLabel: step,
  };
};

export const GroupChoice = ({ pair, grouping, onGroupingChange }: GroupChoiceProps) => {
  const options = useMemo(() => groupingOptions(pair).map(groupChoice), [pair]);
  return (
    <Select
      label={tradingTexts.groups}
      isLabelHidden
      size="small"
      options={options}
      value={String(grouping)}
      onValueChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen !== undefined) onGroupingChange(chosen.grouping);
      }}
    />
  );
};
