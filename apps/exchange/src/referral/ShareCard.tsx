import { referralText } from '@exchange/domain';
import { Banner, Button, Card, CopyField, Icon } from '@exchange/ui';
import type { Share } from '#shared/services/services.ts';
import { invitationMail } from './invitationLink';
import * as styles from './ReferralView.css';
import { shareTexts as texts } from './texts';

export interface ShareCardProps {
  code: string | undefined;
  link: string;
  brandName: string;
  isRegistrationOpen: boolean;
  isBudgetUsedUp: boolean;
  /** Undefined if the device has no share sheet. */
  share: Share | undefined;
}

const quiet = { variant: 'outline', tone: 'neutral' } as const;

/** What an invitation earns, and the code and link to share. */
export const ShareCard = ({ code, link, brandName, isRegistrationOpen, isBudgetUsedUp, share }: ShareCardProps) => (
  <Card title={texts.title}>
    <p className={styles.lead}>{referralText}</p>
    <p className={styles.terms}>{texts.terms}</p>
    {isBudgetUsedUp && (
      <div className={styles.notice}>
        <Banner>{texts.usedUp}</Banner>
      </div>
    )}
    {!isRegistrationOpen && (
      <div className={styles.notice}>
        <Banner>{texts.stopped}</Banner>
      </div>
    )}
    {code === undefined ? (
      <p className={styles.notice}>{texts.noCode}</p>
    ) : (
      <>
        <div className={styles.ways}>
          <CopyField label={texts.code} value={code} />
          <CopyField label={texts.link} value={link} />
        </div>
        <div className={styles.actions}>
          {share !== undefined && (
            <Button {...quiet} onClick={() => share({ title: texts.message(brandName), url: link })}>
              <Icon name="externalLink" />
              {texts.share}
            </Button>
          )}
          <Button {...quiet} asChild>
            <a href={invitationMail(brandName, link)}>{texts.mail}</a>
          </Button>
        </div>
      </>
    )}
  </Card>
);
