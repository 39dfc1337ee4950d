import { Card, DataTable, type DataColumn, type EmptyTexts, type RowsState, type TableProps } from '@exchange/ui';
import { Columns } from '#shared/page/Columns.tsx';
import type { Unloaded } from '#shared/serverState/loadedState.ts';
import { bonusColumns, invitationColumns, invitedColumns } from './columns';
import { InviteCard, type InviteCardProps } from './InviteCard';
import type { Referrals } from '#entities/referrals/referral.ts';
import * as styles from './ReferralView.css';
import { Rewards } from './Rewards';
import { ShareCard, type ShareCardProps } from './ShareCard';
import { listTexts as texts } from './texts';

/** The referral lists, as far as they have loaded. */
export type ReferralsState = Unloaded | { kind: 'ready'; referrals: Referrals; isRefreshing: boolean };

export interface ReferralViewProps extends Omit<ShareCardProps, 'isBudgetUsedUp'>, InviteCardProps {
  state: ReferralsState;
}

interface ListProps<Row> {
  title: string;
  columns: readonly DataColumn<Row>[];
  state: ReferralsState;
  rowsOf: (referrals: Referrals) => readonly Row[];
  rowKey: (row: Row) => string;
  empty: EmptyTexts;
  /** Two lines only hold a few columns. */
  cardLook?: TableProps['cardLook'];
}

const rowsState = <Row,>(state: ReferralsState, rowsOf: (referrals: Referrals) => readonly Row[]): RowsState<Row> => {
  if (state.kind === 'loading') return { kind: 'loading', rows: 2 };
  if (state.kind === 'failed') return state;
  return { kind: 'ready', rows: rowsOf(state.referrals), isRefreshing: state.isRefreshing };
};

const List = <Row,>({ title, columns, state, rowsOf, rowKey, empty, cardLook }: ListProps<Row>) => (
  <Card title={title}>
    <div className={styles.table}>
      <DataTable
        label={title}
        columns={columns}
        state={rowsState(state, rowsOf)}
        rowKey={rowKey}
        empty={empty}
        surface="panel"
        cardsBelow={640}
        cardLook={cardLook}
        isPacked
      />
    </div>
  </Card>
);

const keyOf = ({ key }: { key: string }): string => key;

/** Hidden if the server doesn't send them; space is reserved until that is known. */
const hasInvitations = (state: ReferralsState): boolean =>
  state.kind === 'loading' || (state.kind === 'ready' && state.referrals.invitations !== undefined);

const Lists = ({ state }: { state: ReferralsState }) => (
  <>
    <List
      title={texts.invited}
      columns={invitedColumns}
      state={state}
      rowsOf={({ invited }) => invited}
      rowKey={keyOf}
      empty={{ text: texts.noneInvited, more: texts.nextInvited }}
    />
    {state.kind !== 'failed' && (
      <List
        title={texts.bonuses}
        columns={bonusColumns}
        state={state}
        rowsOf={({ bonuses }) => bonuses}
        rowKey={keyOf}
        empty={{ text: texts.noBonuses, more: texts.nextBonuses }}
      />
    )}
    {hasInvitations(state) && (
      <List
        title={texts.invitations}
        cardLook="lines"
        columns={invitationColumns}
        state={state}
        rowsOf={({ invitations }) => invitations ?? []}
        rowKey={({ email }) => email}
        empty={{ text: texts.noInvitations }}
      />
    )}
  </>
);

/** Inviting people, and beside it what that has earned; then the lists. */
export const ReferralView = ({ state, email, invite, ...sharing }: ReferralViewProps) => (
  <>
    <Columns
      aside={state.kind !== 'failed' && <Rewards referrals={state.kind === 'ready' ? state.referrals : undefined} />}
    >
      <ShareCard {...sharing} isBudgetUsedUp={state.kind === 'ready' && state.referrals.isBudgetUsedUp} />
      <InviteCard email={email} invite={invite} isRegistrationOpen={sharing.isRegistrationOpen} />
    </Columns>
    <Lists state={state} />
  </>
);
