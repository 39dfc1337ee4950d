import { Countdown, Link, Timestamp } from '@exchange/ui';
import { use, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import { readMoment } from '@exchange/domain';
import { AddressFacts, FactList, TransactionFact } from './Facts';
import { depositTexts, timeLineTexts as texts } from './texts';
import * as styles from './TimeLine.css';
import type { TimeLineEntry, Waiting } from './timeLineEntry';
import { TransactionContext } from './transactionContext';

export interface TimeLineProps {
  symbol: string;
  entries: readonly TimeLineEntry[];
  waiting: Waiting | undefined;
  ref?: Ref<HTMLOListElement>;
}

const Support = () => (
  <Link asChild>
    <RouterLink to={paths.support}>{depositTexts.support}</RouterLink>
  </Link>
);

const Where = ({ symbol, transactionId, to }: Pick<TimeLineEntry, 'to' | 'transactionId'> & { symbol: string }) => {
  if (transactionId === undefined && to === undefined) return null;
  return (
    <div className={styles.facts}>
      <FactList>
        {transactionId !== undefined && <TransactionFact {...{ symbol, transactionId }} />}
        {to !== undefined && <AddressFacts {...to} />}
      </FactList>
    </div>
  );
};

const Entry = ({ entry, symbol }: { entry: TimeLineEntry; symbol: string }) => (
  <li className={styles.entry}>
    <span aria-hidden className={styles.mark[entry.tone ?? 'plain']} />
    <span className={styles.head}>
      <span className={styles.title}>{entry.title}</span>
      <span className={styles.time}>
        <Timestamp moment={entry.at} namesZone />
      </span>
    </span>
    {entry.texts.map((text) => (
      <span key={text} className={styles.text}>
        {text}
      </span>
    ))}
    {entry.isSupportOffered === true && (
      <span>
        <Support />
      </span>
    )}
    <Where symbol={symbol} transactionId={entry.transactionId} to={entry.to} />
  </li>
);

const noTime = '0:00';

const leftText = (left: string): string => (left === noTime ? texts.overdue : texts.left(left));

const Until = ({ until }: { until: string }) => {
  const { now } = use(TransactionContext);
  const deadline = readMoment(until);
  if (deadline === undefined) return null;
  return (
    <span className={styles.head}>
      <span className={styles.text}>
        {texts.expectedBy} <Timestamp moment={until} namesZone />
      </span>
      <Countdown deadline={deadline} now={now} format={leftText} />
    </span>
  );
};

const Now = ({ waiting: { title, text, until } }: { waiting: Waiting }) => (
  <li aria-current="step" className={styles.entry}>
    <span aria-hidden className={styles.mark.waiting} />
    <span className={styles.title}>{title}</span>
    <span className={styles.text}>{text}</span>
    {until !== undefined && <Until until={until} />}
  </li>
);

/** What has happened and when, and what comes next. */
export const TimeLine = ({ symbol, entries, waiting, ref }: TimeLineProps) => (
  <ol ref={ref} tabIndex={-1} aria-label={texts.label} className={styles.root}>
    {entries.map((entry, at) => (
      <Entry key={at} entry={entry} symbol={symbol} />
    ))}
    {waiting !== undefined && <Now waiting={waiting} />}
  </ol>
);
