import { Stat, StatList } from '@exchange/ui';
import type { Stake } from '../stake';
import { orderTexts as texts } from '../texts';
import type { OnChange } from './onChange';
import { factColumns } from './orderColumns';
import * as styles from './OrdersTable.css';
import { Actions } from './Actions';

interface StakeFactsProps {
  stake: Stake;
  onChange: OnChange;
}

/** The documented columns that a row of two lines has no room for, and its actions. Hidden where the row has them. */
export const StakeFacts = ({ stake, onChange }: StakeFactsProps) => (
  <div className={styles.facts}>
    <StatList layout="inline">
      {factColumns.map(({ key, header, cell }) => (
        <Stat key={key} label={header}>
          {cell(stake)}
        </Stat>
      ))}
    </StatList>
    <div role="group" aria-label={texts.actions}>
      <Actions stake={stake} onChange={onChange} />
    </div>
  </div>
);
