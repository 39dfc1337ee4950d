import { kycSides, type KycSide } from '@exchange/domain';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button, Timestamp } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import { countryOf, type Country } from '#shared/countries/countries.ts';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { documentName, type DocumentType } from '../documents';
import * as styles from '../kyc.css';
import type { KycRecord } from '#entities/profile/kycRecord.ts';
import { formTexts, sentTexts as texts } from '../texts';
import { OwnPicture } from './OwnPicture';

export interface SentDocumentsProps {
  record: KycRecord;
  countries: readonly Country[];
  documents: readonly DocumentType[];
  pictures: Readonly<Record<KycSide, OwnPictureState>>;
  onReplace: () => void;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Replace = ({ onReplace }: { onReplace: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const { title, text, confirm, cancel } = texts.question;
  return (
    <AlertDialog open={isAsking} onOpenChange={setAsking}>
      <div className={styles.actions}>
        <AlertDialogTrigger asChild>
          <Button variant="outline" tone="neutral">
            {texts.replace}
          </Button>
        </AlertDialogTrigger>
      </div>
      <AlertDialogContent
        title={title}
        description={text}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => {
          setAsking(false);
          onReplace();
        }}
      />
    </AlertDialog>
  );
};

/** In the format of date fields. */
const shownDay = (day: string): string => day.split('-').reverse().join('-');

/** The exchange's copy of the documents under review. */
export const SentDocuments = ({ record, countries, documents, pictures, onReplace }: SentDocumentsProps) => (
  <section aria-label={texts.label} className={styles.part}>
    <dl className={styles.facts}>
      {record.submittedAt !== undefined && (
        <Fact name={texts.submittedAt}>
          <Timestamp moment={record.submittedAt} namesZone />
        </Fact>
      )}
      <Fact name={texts.name}>{`${record.firstName} ${record.lastName}`}</Fact>
      <Fact name={texts.gender}>{formTexts.genders[record.gender]}</Fact>
      <Fact name={texts.dateOfBirth}>{shownDay(record.dateOfBirth)}</Fact>
      <Fact name={texts.country}>{countryOf(countries, record.country)?.name ?? record.country}</Fact>
      <Fact name={texts.document}>{documentName(documents, record.documentType)}</Fact>
      <Fact name={texts.number}>{record.documentNumber}</Fact>
    </dl>
    <div className={styles.three}>
      {kycSides.map((side) => (
        <OwnPicture key={side} side={side} state={pictures[side]} />
      ))}
    </div>
    <Replace onReplace={onReplace} />
  </section>
);
