import { AlertDialog, AlertDialogContent } from '@exchange/ui';
import { unconfirmedTexts } from '#shared/unconfirmed/texts.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { signOutTexts as texts } from './texts';
import type { SignOut } from './useSignOut';

interface SignOutQuestionProps extends Pick<SignOut, 'isAsking' | 'onStay' | 'onLeave'> {
  /** Those with something unconfirmed. */
  kinds: readonly UnconfirmedKind[];
}

/** Asks before a trader leaves, because nothing unconfirmed is looked up after that. */
export const SignOutQuestion = ({ isAsking, onStay, onLeave, kinds }: SignOutQuestionProps) => {
  const isOne = kinds.length === 1 && kinds[0]?.count === 1;
  return (
    <AlertDialog open={isAsking} onOpenChange={(isOpen) => isOpen || onStay()}>
      <AlertDialogContent
        title={texts.title(unconfirmedTexts.count(kinds))}
        description={isOne ? texts.one : texts.many}
        confirmLabel={texts.signOut}
        cancelLabel={texts.stay}
        onConfirm={onLeave}
      />
    </AlertDialog>
  );
};
