import {
  emptyText,
  failureText,
  ratioSwapTexts,
  windDownTexts,
  type DecimalText,
  type Failure,
} from '@exchange/domain';
import type { TypedSwap } from '@exchange/machines';
import { Button, Card, DataTable, Link, Tab, TabList, TabPanel, Tabs, type RowsState } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Columns } from '#shared/page/Columns.tsx';
import { Notice } from '#shared/page/Notice.tsx';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/page/paths.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { swapColumns } from './columns';
import * as styles from './ratioSwap.css';
import { RatioSwapForm, Terms } from './RatioSwapForm';
import type { SwapRow } from './swapRow';
import { detailTexts, previewTexts, ratioFormTexts as texts, screenTexts } from './texts';
import { UnconfirmedRequest, type UnconfirmedRequestProps } from './UnconfirmedRequest';

export const ratioSwapTabs = ['form', 'details'] as const;

export type RatioSwapTab = (typeof ratioSwapTabs)[number];

export interface RatioSwapEntry {
  /** Changes whenever the form starts over. */
  round: number;
  typed: TypedSwap;
  isSending: boolean;
  /** The reason that the last request was refused, while the form can still be refilled with it. */
  refusal: Failure | undefined;
  unconfirmed: UnconfirmedRequestProps | undefined;
  onType: (typed: TypedSwap) => void;
  onSubmit: () => void;
  onFillInAgain: () => void;
}

export interface RatioSwapViewProps {
  tab: RatioSwapTab;
  onTabChange: (tab: RatioSwapTab) => void;
  /** Undefined for a visitor. */
  trader:
    | {
        entry: RatioSwapEntry;
        available: DecimalText | undefined;
        hasBalanceFailed: boolean;
        swaps: RowsState<SwapRow>;
        pendingCount: number;
      }
    | undefined;
  /** Only withdrawals are open. */
  hasStopped: boolean;
  random?: (() => number) | undefined;
}

type SignedIn = NonNullable<RatioSwapViewProps['trader']>;

const Visitor = () => (
  <Columns aside={<Terms />}>
    <Notice>
      <p className={styles.text}>
        <Link asChild>
          <SignInLink to={paths.login}>{screenTexts.login}</SignInLink>
        </Link>{' '}
        {screenTexts.visitor}
      </p>
    </Notice>
  </Columns>
);

interface RequestProps extends Pick<RatioSwapViewProps, 'random' | 'hasStopped'> {
  trader: SignedIn;
  onDetails: () => void;
}

const Notices = ({ trader: { entry, hasBalanceFailed, pendingCount }, hasStopped, onDetails }: RequestProps) => {
  const { refusal, unconfirmed, onFillInAgain } = entry;
  return (
    <>
      {hasStopped && <Notice tone="warning">{windDownTexts.swaps}</Notice>}
      {unconfirmed && <UnconfirmedRequest {...unconfirmed} />}
      {refusal && (
        <Notice tone="warning">
          <p className={styles.text}>{texts.refused(failureText(refusal))}</p>
          <div className={styles.ways}>
            <Button size="small" variant="outline" tone="neutral" onClick={onFillInAgain}>
              {texts.fillInAgain}
            </Button>
          </div>
        </Notice>
      )}
      {pendingCount > 0 && (
        <Notice>
          <p className={styles.text}>{texts.waiting(pendingCount)}</p>
          <div className={styles.ways}>
            <Button size="small" variant="outline" tone="neutral" onClick={onDetails}>
              {texts.seeDetails}
            </Button>
          </div>
        </Notice>
      )}
      {hasBalanceFailed && <Notice>{previewTexts.balanceFailed}</Notice>}
    </>
  );
};

const Request = (props: RequestProps) => {
  const { entry, available } = props.trader;
  const { round, typed, isSending, onType, onSubmit, unconfirmed } = entry;
  return (
    <Columns>
      <div className={styles.notices}>
        <Notices {...props} />
      </div>
      {unconfirmed === undefined && !props.hasStopped && (
        <Card>
          <RatioSwapForm key={round} {...{ typed, available, isSending, onType, onSubmit }} random={props.random} />
        </Card>
      )}
    </Columns>
  );
};

const keyOf = ({ key }: SwapRow): string => key;

const Details = ({ swaps, onApply }: { swaps: RowsState<SwapRow>; onApply: () => void }) => (
  <DataTable
    label={ratioSwapTexts.tabs.details}
    columns={swapColumns}
    state={swaps}
    rowKey={keyOf}
    empty={{
      text: emptyText('swapDetails', true),
      more: detailTexts.emptyMore,
      action: (
        <Button size="small" onClick={onApply}>
          {detailTexts.apply}
        </Button>
      ),
    }}
    cardsBelow={1024}
  />
);

const isTab = (value: string): value is RatioSwapTab => ratioSwapTabs.some((tab) => tab === value);

/** Requests for ratio swaps, and their outcome. */
export const RatioSwapView = ({ tab, onTabChange, trader, hasStopped, random }: RatioSwapViewProps) => {
  const contents: Readonly<Record<RatioSwapTab, (trader: SignedIn) => ReactNode>> = {
    form: (signedIn) => (
      <Request trader={signedIn} onDetails={() => onTabChange('details')} {...{ hasStopped, random }} />
    ),
    details: ({ swaps }) => <Details swaps={swaps} onApply={() => onTabChange('form')} />,
  };
  return (
    <Page title={screenTexts.title} lead={screenTexts.lead}>
      <Tabs value={tab} onValueChange={(value) => isTab(value) && onTabChange(value)}>
        <TabList label={screenTexts.tabs}>
          {ratioSwapTabs.map((each) => (
            <Tab key={each} value={each}>
              {ratioSwapTexts.tabs[each]}
            </Tab>
          ))}
        </TabList>
        {ratioSwapTabs.map((each) => (
          <TabPanel key={each} value={each}>
            {each === tab && <div className={styles.panel}>{trader ? contents[each](trader) : <Visitor />}</div>}
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
};
