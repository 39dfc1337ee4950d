import type { Result } from '@exchange/domain';
import { AddressText, Button, ErrorLine, visuallyHidden } from '@exchange/ui';
import { useState } from 'react';
import * as styles from '../AddressBook.css';
import { focusIt } from './focusIt';
import { bookFailureText, useAsk } from '../useAsk';
import { ProveChange } from '../ProveChange';
import { RenameEntry } from './RenameEntry';
import type { SavedAddress } from '../savedAddress';
import { addressBookTexts as texts } from '../texts';

interface EntryRowProps {
  entry: SavedAddress;
  /** Just added, so the focus moves here. */
  isNew: boolean;
  /** The server has no address book. */
  isOnDevice: boolean;
  onRename: (label: string, code: string | undefined) => Promise<Result<unknown>>;
  onRemove: (code?: string) => Promise<Result<unknown>>;
}

const Place = ({ address, destinationTag }: SavedAddress) => (
  <div className={styles.place}>
    <AddressText value={address} isGrouped />
    {destinationTag !== undefined && <div>{texts.tag(destinationTag)}</div>}
  </div>
);

type Stage = 'shown' | 'renaming' | 'removing' | 'renamed';

/** A saved address with its actions. */
export const EntryRow = ({ entry, isNew, isOnDevice, onRename, onRemove }: EntryRowProps) => {
  const [stage, setStage] = useState<Stage>('shown');
  const { ask, isBusy, failure } = useAsk();
  const { label } = entry;
  const of = <span className={visuallyHidden}>{texts.of(label)}</span>;
  if (stage === 'renaming')
    return (
      <li className={`${styles.row} ${styles.edited}`}>
        <RenameEntry {...{ label, isOnDevice }} onSave={onRename} onDone={() => setStage('renamed')} />
        <Place {...entry} />
      </li>
    );
  if (stage === 'removing')
    return (
      <li className={`${styles.row} ${styles.edited}`}>
        <div>
          <span className={styles.label}>{label}</span>
          <Place {...entry} />
        </div>
        <ProveChange
          title={texts.removal(label)}
          verb={texts.remove}
          busy={texts.removing}
          onProve={onRemove}
          onCancel={() => setStage('renamed')}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.actions}>
          <Button
            ref={isNew || stage === 'renamed' ? focusIt : undefined}
            variant="ghost"
            tone="neutral"
            size="small"
            onClick={() => setStage('renaming')}
          >
            {texts.rename}
            {of}
          </Button>
          <Button
            variant="ghost"
            tone="neutral"
            size="small"
            isLoading={isBusy}
            loadingLabel={texts.removing}
            onClick={() => (isOnDevice ? void ask(onRemove) : setStage('removing'))}
          >
            {texts.remove}
            {of}
          </Button>
        </span>
      </div>
      <Place {...entry} />
      <div role="alert">{failure && <ErrorLine>{bookFailureText(failure)}</ErrorLine>}</div>
    </li>
  );
};
