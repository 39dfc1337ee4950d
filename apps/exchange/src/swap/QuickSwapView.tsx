import { Button, Dialog, DialogContent, DialogTrigger, Link } from '@exchange/ui';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { QuickSwapForm, type QuickSwapFormProps } from './QuickSwapForm';
import { UnconfirmedSwap } from './UnconfirmedSwap';
import type { QuickSwapState } from './quickSwapState';
import * as styles from './QuickSwap.css';
import { quickSwapTexts as texts } from './texts';
import { paths } from '#shared/page/paths.ts';

export interface QuickSwapViewProps extends Omit<QuickSwapFormProps, 'state'> {
  isLoggedIn: boolean;
  state: QuickSwapState;
  onLook: () => void;
  onConfirmLook: () => void;
  onSendAgain: () => void;
}

const SignInPrompt = () => (
  <p className={styles.prompt}>
    <Link asChild>
      <SignInLink to={paths.login}>Sign in</SignInLink>
    </Link>{' '}
    or{' '}
    <Link asChild>
      <SignInLink to={paths.register}>register</SignInLink>
    </Link>{' '}
    to swap your XDCE.
  </p>
);

const Content = ({ isLoggedIn, state, onLook, onConfirmLook, onSendAgain, ...form }: QuickSwapViewProps) => {
  if (!isLoggedIn) return <SignInPrompt />;
  if (state.kind === 'unconfirmed')
    return <UnconfirmedSwap {...state} onLook={onLook} onConfirm={onConfirmLook} onSendAgain={onSendAgain} />;
  return <QuickSwapForm {...form} state={state} />;
};

/** A button that opens the quick swap. A swap in progress continues while the dialog is closed. */
export const QuickSwapView = (props: QuickSwapViewProps) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button variant="outline" tone="neutral" size="small">
        {texts.title}
      </Button>
    </DialogTrigger>
    <DialogContent size="small" title={texts.title} description={texts.lead}>
      <Content {...props} />
    </DialogContent>
  </Dialog>
);
