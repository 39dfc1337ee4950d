import { isFailure, type AssetSymbol, type SavedAddressForm } from '@exchange/domain';
import { Button, Dialog, DialogContent, EmptyState, Skeleton, visuallyHidden, type RowsState } from '@exchange/ui';
import { useState } from 'react';
import * as touch from '#shared/page/touch.css.ts';
import { AddEntry } from './AddEntry';
import * as styles from '../AddressBook.css';
import { EntryList } from './EntryList';
import type { SavedAddress } from '../savedAddress';
import { addressBookTexts as texts, entryFormTexts } from '../texts';
import { WaitSetting, type WaitSettingProps } from './WaitSetting';
import { useBookChanges, type BookActions, type BookChanges } from '../useBookChanges';

export interface AddressBookDialogProps extends BookActions {
  asset: AssetSymbol;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  state: RowsState<SavedAddress>;
  /** The server has no address book. */
  isOnDevice: boolean;
  /** Undefined if the server doesn't offer it. */
  wait?: WaitSettingProps['wait'] | undefined;
  setWait: WaitSettingProps['setWait'];
}

const isEmpty = ({ rows }: Extract<RowsState<SavedAddress>, { kind: 'ready' }>, { removed }: BookChanges): boolean =>
  rows.length + removed.length === 0;

const placeholders = ['first', 'second', 'third'];

const Loading = () => (
  <div role="status">
    <span className={visuallyHidden}>{texts.loading}</span>
    {placeholders.map((key) => (
      <div key={key} className={styles.placeholder}>
        <Skeleton width="120px" height="28px" />
        <Skeleton height="20px" />
      </div>
    ))}
  </div>
);

const Failed = ({ text, onRetry, isRetrying }: Extract<RowsState<SavedAddress>, { kind: 'failed' }>) => (
  <EmptyState
    role="alert"
    text={texts.loadFailed(text)}
    action={
      <Button variant="outline" tone="neutral" isLoading={isRetrying === true} onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  />
);

type BookProps = Omit<AddressBookDialogProps, 'isOpen' | 'onOpenChange'>;

interface AddButtonProps {
  onClick: () => void;
}

const AddButton = ({ onClick }: AddButtonProps) => (
  <Button variant="outline" tone="neutral" onClick={onClick}>
    {entryFormTexts.add}
  </Button>
);

interface ShelfProps extends Pick<BookProps, 'asset' | 'state' | 'isOnDevice'> {
  changes: BookChanges;
  onAdd: () => void;
}

const Shelf = ({ asset, state, isOnDevice, changes, onAdd }: ShelfProps) => {
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <Failed {...state} />;
  if (isEmpty(state, changes))
    return (
      <EmptyState text={texts.empty(asset)} action={<AddButton onClick={onAdd} />}>
        {texts.emptyMore}
      </EmptyState>
    );
  return <EntryList entries={state.rows} isOnDevice={isOnDevice} changes={changes} />;
};

/** Mounted while the dialog is open, so that each visit starts with the list. */
const Book = ({ asset, state, isOnDevice, wait, setWait, ...actions }: BookProps) => {
  const changes = useBookChanges(actions);
  const [isAdding, setAdding] = useState(false);
  const add = async (form: SavedAddressForm, code: string | undefined) => {
    const result = await changes.add(form, { code });
    if (!isFailure(result)) setAdding(false);
    return result;
  };
  const hasList = !isAdding && state.kind === 'ready' && !isEmpty(state, changes);
  return (
    <DialogContent
      // As wide as a form.
      size={isAdding ? 'small' : 'medium'}
      title={isAdding ? entryFormTexts.addTitle(asset) : texts.title(asset)}
      {...(isOnDevice && { description: texts.onDevice })}
      {...(hasList && { actions: <AddButton onClick={() => setAdding(true)} /> })}
    >
      <div className={touch.touchArea}>
        {isAdding ? (
          <AddEntry asset={asset} isOnDevice={isOnDevice} onSave={add} onCancel={() => setAdding(false)} />
        ) : (
          <>
            <Shelf
              asset={asset}
              state={state}
              isOnDevice={isOnDevice}
              changes={changes}
              onAdd={() => setAdding(true)}
            />
            {wait && <WaitSetting wait={wait} setWait={setWait} />}
          </>
        )}
      </div>
    </DialogContent>
  );
};

/** A coin's saved addresses: to view, rename, remove and add. */
export const AddressBookDialog = ({ isOpen, onOpenChange, ...book }: AddressBookDialogProps) => (
  <Dialog open={isOpen} onOpenChange={onOpenChange}>
    {isOpen && <Book {...book} />}
  </Dialog>
);
