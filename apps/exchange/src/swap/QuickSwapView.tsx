import { Button, IconButton, Link, Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@exchange/ui';
import { useState } from 'react';
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
  /** The arrival that wants it open, if any. */
  wantedBy?: string | undefined;
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

type ContentProps = Omit<QuickSwapViewProps, 'wantedBy'>;

const Content = ({ isLoggedIn, state, onLook, onConfirmLook, onSendAgain, ...form }: ContentProps) => {
  if (!isLoggedIn) return <SignInPrompt />;
  if (state.kind === 'unconfirmed')
    return <UnconfirmedSwap {...state} onLook={onLook} onConfirm={onConfirmLook} onSendAgain={onSendAgain} />;
  return <QuickSwapForm {...form} state={state} />;
};

/** To the field, rather than to Close before it. */
const focusField = (event: Event): void => {
  const field = event.target instanceof Element ? event.target.querySelector('input') : null;
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

const stay = (event: Event): void => event.preventDefault();

/** A button that opens the quick swap beside the book, which stays usable. A swap continues while it is closed. */
export const QuickSwapView = ({ wantedBy, ...content }: QuickSwapViewProps) => {
  const [isOpen, setOpen] = useState(wantedBy !== undefined);
  const [answered, setAnswered] = useState(wantedBy);
  if (answered !== wantedBy) {
    setAnswered(wantedBy);
    if (wantedBy !== undefined) setOpen(true);
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" tone="neutral" size="small">
          {texts.title}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={texts.title} align="end" onOpenAutoFocus={focusField} onInteractOutside={stay}>
        <div className={styles.root}>
          <div className={styles.head}>
            <h2 className={styles.title}>{texts.title}</h2>
            <PopoverClose asChild>
              <IconButton icon="close" label={texts.close} size="small" />
            </PopoverClose>
          </div>
          <p className={styles.lead}>{texts.lead}</p>
          <Content {...content} />
        </div>
      </PopoverContent>
    </Popover>
  );
};
