import { Button } from '@exchange/ui';
import * as styles from './PasskeySignIn.css';
import { loginTexts as texts } from './texts';

interface PasskeySignInProps {
  isAsking: boolean;
  /** The credentials are being checked. */
  isSending: boolean;
  onAsk: () => void;
}

/** The way in without a password. */
export const PasskeySignIn = ({ isAsking, isSending, onAsk }: PasskeySignInProps) => (
  <div className={styles.root}>
    <p aria-hidden className={styles.or}>
      {texts.or}
    </p>
    <Button
      variant="outline"
      tone="neutral"
      isLoading={isAsking}
      loadingLabel={texts.askingForPasskey}
      disabledReason={isSending ? texts.signingIn : undefined}
      onClick={onAsk}
    >
      {texts.passkey}
    </Button>
  </div>
);
