import { Button } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import { stageStart } from '#shared/page/useStageFocus.ts';
import * as styles from '../kyc.css';
import { kycTabTexts as texts } from '../texts';

const Title = ({ children }: { children: string }) => (
  <p className={styles.strong} tabIndex={-1} {...stageStart}>
    {children}
  </p>
);

/** Documents are under review. */
export const WaitingNotice = () => (
  <Notice>
    <Title>{texts.waiting.title}</Title>
    <p className={styles.text}>
      {texts.waiting.text} {texts.waiting.next}
    </p>
  </Notice>
);

/** The submitted documents are about to be replaced. */
export const ReplacingNotice = ({ onKeep }: { onKeep: () => void }) => (
  <Notice>
    <Title>{texts.replacing.title}</Title>
    <p className={styles.text}>{texts.replacing.text}</p>
    <div>
      <Button variant="outline" tone="neutral" size="small" onClick={onKeep}>
        {texts.replacing.keep}
      </Button>
    </div>
  </Notice>
);

/** Why documents were rejected, and what to do. */
export const RejectedNotice = ({ reason }: { reason: string | undefined }) => (
  <Notice tone="warning">
    <Title>{texts.rejected.title}</Title>
    <p className={styles.text}>
      {reason === undefined ? texts.rejected.noReason : `${texts.rejected.reason}: ${reason}`}
    </p>
    <p className={styles.text}>{texts.rejected.next}</p>
  </Notice>
);

/** It isn't known yet whether the documents have arrived. */
export const DoubtNotice = ({ isLooking, onLook }: { isLooking: boolean; onLook: () => void }) => (
  <>
    <div role="alert">
      <Notice tone="warning">
        <Title>{texts.doubt.title}</Title>
        <p className={styles.text}>{texts.doubt.text}</p>
      </Notice>
    </div>
    <div className={styles.actions}>
      <Button
        variant="outline"
        tone="neutral"
        isLoading={isLooking}
        loadingLabel={texts.doubt.looking}
        onClick={onLook}
      >
        {texts.doubt.look}
      </Button>
    </div>
  </>
);
