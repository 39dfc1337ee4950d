import { profileTabs } from '@exchange/domain';
import { Card } from '@exchange/ui';
import { AsideSections } from '#shared/page/AsideSections.tsx';
import { Columns } from '#shared/page/Columns.tsx';
import { Notice } from '#shared/page/Notice.tsx';
import * as styles from './changePassword.css';
import type { ChangePasswordState } from './changePasswordState';
import { CodeDialog, type CodeDialogProps } from './CodeDialog';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';
import { changePasswordTexts as texts } from './texts';

export interface ChangePasswordViewProps
  extends Pick<PasswordFormProps, 'email' | 'onSubmit'>, Omit<CodeDialogProps, 'code'> {
  state: ChangePasswordState;
}

const Unconfirmed = () => (
  <Notice tone="warning">
    <p className={styles.title}>{texts.unconfirmedTitle}</p>
    <p className={styles.text}>{texts.unconfirmed}</p>
  </Notice>
);

/** Changing the password. The fields keep what was typed until the password has changed, and are then emptied. */
export const ChangePasswordView = ({ state, email, onSubmit, ...dialog }: ChangePasswordViewProps) => (
  <Columns aside={<AsideSections sections={[texts.good]} />}>
    <Card title={profileTabs.changePassword}>
      <div className={styles.part}>
        <div role="alert" className={styles.news}>
          {state.kind === 'unconfirmed' && <Unconfirmed />}
        </div>
        <PasswordForm
          email={email}
          isBusy={state.isBusy}
          isChanged={state.kind === 'changed'}
          failure={state.failure}
          onSubmit={onSubmit}
        />
      </div>
      <CodeDialog code={state.code} {...dialog} />
    </Card>
  </Columns>
);
