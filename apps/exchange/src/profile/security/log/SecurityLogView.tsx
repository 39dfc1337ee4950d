import { Button, Card, DataTable, ErrorLine, visuallyHidden, type RowsState } from '@exchange/ui';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import * as part from '../part.css';
import { CodeFirstSwitch, type CodeFirst } from './CodeFirstSwitch';
import type { LogEntry } from './entry';
import { logColumns } from './logColumns';
import * as styles from './SecurityLogView.css';
import { logTexts as texts } from './texts';

/** Whether there are older entries. */
export type Earlier =
  | { kind: 'none' }
  | {
      kind: 'more';
      onMore: () => void;
      isLoading: boolean;
      /** The reason that they couldn't be loaded. */
      problem: string | undefined;
    };

export interface SecurityLogViewProps {
  /** Undefined if the server doesn't offer it. */
  codeFirst?: CodeFirst | undefined;
  state: RowsState<LogEntry>;
  earlier: Earlier;
}

const keyOf = ({ id }: LogEntry): string => id;

const More = ({ onMore, isLoading, problem }: Extract<Earlier, { kind: 'more' }>) => (
  <>
    <div role="alert">{problem !== undefined && <ErrorLine>{texts.moreFailed(problem)}</ErrorLine>}</div>
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      isLoading={isLoading}
      loadingLabel={texts.loadingMore}
      onClick={onMore}
    >
      {problem === undefined ? texts.more : texts.retry}
    </Button>
  </>
);

const Foot = ({ earlier, count }: { earlier: Earlier; count: number }) => {
  const kept = useFocusKept<HTMLDivElement>(earlier.kind);
  return (
    <div {...kept} className={styles.foot}>
      {earlier.kind === 'none' ? <p>{texts.end}</p> : <More {...earlier} />}
      <p role="status" className={visuallyHidden}>
        {texts.shown(count)}
      </p>
    </div>
  );
};

/** Account events, newest first. */
export const SecurityLogView = ({ state, earlier, codeFirst }: SecurityLogViewProps) => {
  const count = state.kind === 'ready' ? state.rows.length : 0;
  return (
    <Card title={texts.title}>
      <p className={part.lead}>{texts.lead}</p>
      {codeFirst && <CodeFirstSwitch {...codeFirst} />}
      <div className={part.table}>
        <DataTable
          label={texts.title}
          columns={logColumns}
          state={state}
          rowKey={keyOf}
          empty={{ text: texts.empty, more: texts.emptyMore }}
          surface="panel"
          cardsBelow={640}
          cardLook="lines"
          isPacked
        />
      </div>
      {count > 0 && <Foot earlier={earlier} count={count} />}
    </Card>
  );
};
