import { counted, formatDay, incidentHistoryDays, utcDay } from '@exchange/domain';
import { Accordion, AccordionItem, EmptyState, Icon, Timestamp } from '@exchange/ui';
import { RetryButton } from '#shared/retry/RetryButton.tsx';
import { historyDays, isOpen, spokenDuration, type Incident } from './incident';
import * as styles from './Incidents.css';
import { incidentTexts as texts } from './statusPageTexts';

export type IncidentsState =
  | { kind: 'ready'; incidents: readonly Incident[] }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; onRetry: () => void; isRetrying: boolean };

const Updates = ({ updates }: { updates: Incident['updates'] }) => (
  <ol className={styles.updates}>
    {updates.map(({ at, text }) => (
      <li key={`${String(at)} ${text}`}>
        <p className={styles.since}>
          <Timestamp moment={at} namesZone />
        </p>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);

/** What is wrong now, the latest word first. */
export const OpenIncidents = ({ state }: { state: IncidentsState | undefined }) =>
  state?.kind !== 'ready'
    ? null
    : state.incidents.filter(isOpen).map(({ id, title, openedAt, updates }) => (
        <section key={id} aria-labelledby={id} className={styles.open}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              <Icon name="warning" />
              {title}
            </h2>
            <span className={styles.since}>
              {texts.since} <Timestamp moment={openedAt} namesZone />
            </span>
          </div>
          <Updates updates={updates.toReversed()} />
        </section>
      ));

const summaryOf = (incidents: readonly Incident[]): string =>
  incidents.length === 0
    ? texts.none
    : `${counted(incidents.length, 'incident')} in the last ${String(incidentHistoryDays)} days.`;

const Days = ({ incidents, now }: { incidents: readonly Incident[]; now: number }) => (
  // The sentence above says how many there were, and the list below when.
  <div aria-hidden>
    <div className={styles.days}>
      {historyDays(incidents, now).map(({ day, incidents: count }) => (
        <span
          key={day}
          data-day={day}
          title={`${formatDay(day)}: ${count === 0 ? texts.quiet : counted(count, 'incident')}`}
          className={styles.dayOf[count === 0 ? 'quiet' : 'marked']}
        />
      ))}
    </div>
    <div className={styles.ends}>
      <span>{texts.first}</span>
      <span>{texts.today}</span>
    </div>
  </div>
);

const Past = ({ incidents }: { incidents: readonly Incident[] }) => (
  <Accordion type="multiple">
    {incidents.map(({ id, title, openedAt, closedAt = openedAt, updates }) => (
      <AccordionItem key={id} value={id} title={`${formatDay(utcDay(openedAt))} · ${title}`}>
        <div className={styles.updates}>
          <p className={styles.since}>
            <Timestamp moment={openedAt} namesZone /> · {texts.lasted(spokenDuration(closedAt - openedAt))}
          </p>
          <Updates updates={updates} />
        </div>
      </AccordionItem>
    ))}
  </Accordion>
);

interface IncidentHistoryProps {
  /** Undefined if the exchange doesn't keep any. */
  state: IncidentsState | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

const Content = ({ state, now }: { state: IncidentsState; now: number }) => {
  if (state.kind === 'failed')
    return (
      <EmptyState
        text={state.text}
        action={
          <RetryButton label={texts.retry} isRetrying={state.isRetrying} onRetry={state.onRetry}>
            Retry
          </RetryButton>
        }
      />
    );
  const incidents = state.kind === 'ready' ? state.incidents : [];
  const past = incidents.filter((incident) => !isOpen(incident));
  return (
    <>
      <p>{state.kind === 'ready' ? summaryOf(incidents) : texts.loading}</p>
      <Days incidents={incidents} now={now} />
      {past.length > 0 && <Past incidents={past} />}
    </>
  );
};

/** What went wrong in the last 90 days. */
export const IncidentHistory = ({ state, now }: IncidentHistoryProps) =>
  state && (
    <section aria-labelledby="incidents" className={styles.history}>
      <h2 id="incidents">{texts.title}</h2>
      <Content state={state} now={now} />
    </section>
  );
