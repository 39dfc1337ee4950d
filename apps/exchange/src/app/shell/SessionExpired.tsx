import { idleText, shellTexts } from '@exchange/domain';
import { Button, Dialog, DialogClose, DialogContent } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';

export interface SessionExpiredProps {
  idleTimeoutMs: number;
  /** Where to come back to after logging in again. */
  wantedPlace: string;
  onDismiss: () => void;
}

const { title, login, cancel } = shellTexts.idle;

/** Tells who comes back after too long why they are logged out. */
export const SessionExpired = ({ idleTimeoutMs, wantedPlace, onDismiss }: SessionExpiredProps) => (
  <Dialog open onOpenChange={onDismiss}>
    <DialogContent
      title={title}
      description={idleText(idleTimeoutMs)}
      size="small"
      actions={
        <>
          <DialogClose asChild>
            <Button variant="outline" tone="neutral">
              {cancel}
            </Button>
          </DialogClose>
          <DialogClose asChild>
            <Button asChild>
              <RouterLink to="/login" state={{ wantedPlace }}>
                {login}
              </RouterLink>
            </Button>
          </DialogClose>
        </>
      }
    />
  </Dialog>
);
