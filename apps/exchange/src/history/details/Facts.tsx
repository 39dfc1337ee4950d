import { AddressText } from '@exchange/ui';
import type { ReactNode } from 'react';
import { TransactionText } from './cells';
import * as styles from './Facts.css';
import { factTexts as texts, listTexts } from './texts';

/** Labels and values, one per line. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;

export interface FactProps {
  label: string;
  children: ReactNode;
}

export const Fact = ({ label, children }: FactProps) => (
  <>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </>
);

export const TransactionFact = ({ symbol, transactionId }: { symbol: string; transactionId: string }) => (
  <Fact label={listTexts.transaction}>
    <TransactionText {...{ symbol, transactionId }} isWhole />
  </Fact>
);

/** In full, because this is where the money goes. */
export const AddressFacts = ({ address, destinationTag }: { address: string; destinationTag: string | undefined }) => (
  <>
    <Fact label={texts.to}>
      <AddressText value={address} isGrouped copyLabel={texts.copyAddress} />
    </Fact>
    {destinationTag !== undefined && (
      <Fact label={texts.tag}>
        <AddressText value={destinationTag} lead={destinationTag.length} copyLabel={texts.copyTag} />
      </Fact>
    )}
  </>
);
