import { kycGuidance, kycTexts } from '@exchange/domain';
import * as styles from '../kyc.css';
import { guidanceTexts as texts } from '../texts';

const { passport, drivingLicence, nationalId } = kycTexts.documents;

/** What to send, and how long the review takes. */
export const Guidance = ({ brandName }: { brandName: string }) => (
  <section aria-label={texts.label} className={styles.part}>
    <p className={styles.text}>{texts.lead}</p>
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.name}>{texts.accepted}</dt>
        <dd className={styles.value}>{[passport, drivingLicence, nationalId].join(', ')}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>{texts.pictures}</dt>
        <dd className={styles.value}>
          {kycTexts.photos}; {kycGuidance(brandName)}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>{texts.time}</dt>
        <dd className={styles.value}>{kycTexts.approval}</dd>
      </div>
    </dl>
  </section>
);
