import type { Result } from '@exchange/domain';
import { AlertDialog, Button, Card, DataTable, type RowsState } from '@exchange/ui';
import { useMemo } from 'react';
import * as part from '../part.css';
import { useQuestion } from '../useQuestion';
import { EndQuestion } from './EndQuestion';
import type { Ending, OpenSession } from './session';
import { sessionColumns } from './sessionColumns';
import { sessionsTexts as texts } from './texts';

export interface SessionsViewProps {
  state: RowsState<OpenSession>;
  end: (ending: Ending) => Promise<Result<unknown>>;
}

const keyOf = ({ id }: OpenSession): string => id;

/** The trader's sessions, each of which can be ended. */
export const SessionsView = ({ state, end }: SessionsViewProps) => {
  const { about, ask, part: place, dialog, content } = useQuestion(end);
  const columns = useMemo(
    () => sessionColumns((session, from) => ask({ kind: 'one', sessions: [session] }, from)),
    [ask],
  );
  const rows = state.kind === 'ready' ? state.rows : [];
  const others = rows.filter(({ isCurrent }) => !isCurrent);
  return (
    <div {...place} className={part.root}>
      <Card
        title={texts.title}
        actions={
          others.length > 0 ? (
            <Button
              variant="outline"
              tone="danger"
              size="small"
              onClick={({ currentTarget }) => ask({ kind: 'others', sessions: others }, currentTarget)}
            >
              {texts.endOthers}
            </Button>
          ) : undefined
        }
      >
        <p className={part.lead}>{texts.lead}</p>
        <div className={part.table}>
          <DataTable
            label={texts.title}
            columns={columns}
            state={state.kind === 'loading' ? { kind: 'loading', rows: 2 } : state}
            rowKey={keyOf}
            empty={{ text: texts.none }}
            surface="panel"
            cardsBelow={640}
            cardLook="lines"
            isPacked
          />
        </div>
        {rows.length > 0 && others.length === 0 && <p className={part.note}>{texts.onlyThis}</p>}
      </Card>
      <AlertDialog {...dialog}>{about && <EndQuestion ending={about} {...content} />}</AlertDialog>
    </div>
  );
};
