import { kycLabel, type KycSide, type KycStatus } from '@exchange/domain';
import { Badge, Card } from '@exchange/ui';
import { countriesIn } from '#shared/countries/countries.ts';
import { useStageFocus } from '#shared/page/useStageFocus.ts';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { SentDocuments } from './afterwards/SentDocuments';
import { DoubtNotice, RejectedNotice, ReplacingNotice, WaitingNotice } from './afterwards/Standing';
import { documentsIn } from './documents';
import type { KycFormState, KycState } from './flow/kycState';
import { Guidance } from './form/Guidance';
import { KycForm, type KycFormProps } from './form/KycForm';
import * as styles from './kyc.css';
import { initialFields, type KycPerson } from './kycFields';
import type { KycRecord } from '#entities/profile/kycRecord.ts';
import { kycTones } from '#entities/profile/kycTones.ts';
import { kycTabTexts as texts } from './texts';

export interface KycViewProps extends Omit<KycFormProps, 'state' | 'initial'> {
  person: KycPerson;
  status: KycStatus;
  /** The last submission, if the exchange keeps a record of it. */
  record: KycRecord | undefined;
  /** The pictures of the last submission. */
  pictures: Readonly<Record<KycSide, OwnPictureState>>;
  state: KycState;
  onReplace: () => void;
  /** Keeps the submitted documents as they are. */
  onKeep: () => void;
  onLook: () => void;
}

type Stage = 'doubt' | 'waiting' | 'sent' | 'form';

const stageOf = ({ state, record }: Pick<KycViewProps, 'state' | 'record'>): Stage => {
  if (state.kind === 'unconfirmed') return 'doubt';
  if (!state.isWaiting) return 'form';
  if (state.isRecordOld) return 'waiting';
  return record === undefined ? 'form' : 'sent';
};

/** Shown before the form is filled in. */
const Standing = ({ status, record, state, onKeep }: KycViewProps & { state: KycFormState }) => {
  if (status === 'Rejected') return <RejectedNotice reason={record?.reason} />;
  if (status !== 'Submitted') return null;
  return state.isWaiting ? <WaitingNotice /> : <ReplacingNotice onKeep={onKeep} />;
};

const Content = (props: KycViewProps) => {
  const { state, person, record, countries, documents, pictures, onReplace, onLook, ...form } = props;
  if (state.kind === 'unconfirmed') return <DoubtNotice isLooking={state.isLooking} onLook={onLook} />;
  const stage = stageOf(props);
  if (stage === 'form') {
    return (
      <>
        <Standing {...props} state={state} />
        <Guidance brandName={form.brandName} />
        <KycForm {...form} {...{ state, countries, documents }} initial={initialFields(person, record)} />
      </>
    );
  }
  return (
    <>
      <WaitingNotice />
      {stage === 'sent' && record && (
        <SentDocuments
          record={record}
          countries={countriesIn(countries)}
          documents={documentsIn(documents)}
          pictures={pictures}
          onReplace={onReplace}
        />
      )}
    </>
  );
};

/** Identity verification: the form, the documents sent, and the outcome. */
export const KycView = (props: KycViewProps) => {
  const stage = stageOf(props);
  const part = useStageFocus<HTMLDivElement>(stage === 'sent' ? 'waiting' : stage);
  return (
    <Card title={texts.title} actions={<Badge tone={kycTones[props.status]}>{kycLabel(props.status)}</Badge>}>
      <div ref={part} className={styles.part}>
        <Content {...props} />
      </div>
    </Card>
  );
};
