import type { Result } from '@exchange/domain';
import { Button, ErrorLine } from '@exchange/ui';
import { useId } from 'react';
import * as styles from '../AddressBook.css';
import { focusIt } from './focusIt';
import { bookFailureText, useAsk } from '../useAsk';
import type { SavedAddress } from '../savedAddress';
import { addressBookTexts as texts } from '../texts';

interface RemovedRowProps {
  entry: SavedAddress;
  onUndo: () => Promise<Result<unknown>>;
}

/** In place of a removed entry, until the book is closed. */
export const RemovedRow = ({ entry, onUndo }: RemovedRowProps) => {
  const { ask, isBusy, failure } = useAsk();
  const noteId = useId();
  return (
    <li className={`${styles.row} ${styles.removed}`}>
      <div className={styles.head}>
        <span id={noteId} className={styles.place}>
          {texts.removed(entry.label)}
        </span>
        <span className={styles.actions}>
          <Button
            ref={focusIt}
            variant="ghost"
            size="small"
            aria-describedby={noteId}
            isLoading={isBusy}
            loadingLabel={texts.undoing}
            onClick={() => void ask(onUndo)}
          >
            {texts.undo}
          </Button>
        </span>
      </div>
      <div role="alert">{failure && <ErrorLine>{bookFailureText(failure)}</ErrorLine>}</div>
    </li>
  );
};
