import { idleText, shellTexts } from '@exchange/domain';
import { Button, Dialog, DialogClose, DialogContent } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { WantedPlace } from '#shared/session/wantedPlace.ts';
import { paths } from '#shared/page/paths.ts';

export interface SessionExpiredProps {
  idleTimeoutMs: number;
  /** The page to return to after logging in again. */
  wanted: WantedPlace | undefined;
  onDismiss: () => void;
}

const { title, login, cancel } = shellTexts.idle;

/** Explains to a returning trader why they are logged out. */
export const SessionExpired = ({ idleTimeoutMs, wanted, onDismiss }: SessionExpiredProps) => (
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
              <RouterLink to={paths.login} state={wanted}>
                {login}
              </RouterLink>
            </Button>
          </DialogClose>
        </>
      }
    />
  </Dialog>
);
