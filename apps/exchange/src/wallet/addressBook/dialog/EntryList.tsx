import * as styles from '../AddressBook.css';
import { EntryRow } from './EntryRow';
import { RemovedRow } from './RemovedRow';
import { sorted, type SavedAddress } from '../savedAddress';
import { addressBookTexts as texts } from '../texts';
import type { BookChanges } from '../useBookChanges';

interface EntryListProps {
  entries: readonly SavedAddress[];
  /** The server has no address book. */
  isOnDevice: boolean;
  changes: BookChanges;
}

/** The saved addresses by label; a removed one keeps its place, where it can be restored. */
export const EntryList = ({ entries, isOnDevice, changes }: EntryListProps) => {
  const isRemoved = (entry: SavedAddress): boolean => changes.removed.includes(entry);
  return (
    <ul aria-label={texts.list} className={styles.list}>
      {sorted([...entries, ...changes.removed]).map((entry) =>
        isRemoved(entry) ? (
          <RemovedRow key={`removed ${entry.id}`} entry={entry} onUndo={() => changes.bringBack(entry)} />
        ) : (
          <EntryRow
            key={entry.id}
            entry={entry}
            isNew={entry.id === changes.newId}
            isOnDevice={isOnDevice}
            onRename={(label, code) => changes.rename(entry, label, code)}
            onRemove={(code) => changes.remove(entry, code)}
          />
        ),
      )}
    </ul>
  );
};
