import { AddressText, Button, SuggestField, type SuggestFieldProps } from '@exchange/ui';
import * as touch from '#shared/page/touch.css.ts';
import { findEntries, type SavedAddress } from './savedAddress';
import { addressBookTexts as texts } from './texts';

export interface AddressFieldProps extends Omit<SuggestFieldProps, 'aside' | 'suggestions' | 'onSuggestion'> {
  /** The coin's saved addresses. */
  entries: readonly SavedAddress[];
  /** An entry was chosen: the form fills in address and tag, and checks them as if typed. See `takeEntry`. */
  onChoose: (entry: SavedAddress) => void;
  /** Opens the address book. */
  onManage?: (() => void) | undefined;
}

const tagText = ({ destinationTag }: SavedAddress): string | undefined =>
  destinationTag === undefined ? undefined : texts.tag(destinationTag);

/** The entry that exactly matches what was typed: one with a tag would fill in more. */
const namedBy = (entries: readonly SavedAddress[], typed: string): string | undefined => {
  const entry = entries.find(({ address, destinationTag }) => address === typed && destinationTag === undefined);
  return entry && texts.savedAs(entry.label);
};

/** A withdrawal's address: any address, with the saved ones offered while typing. */
export const AddressField = ({ entries, onChoose, onManage, hint, ...rest }: AddressFieldProps) => (
  <SuggestField
    {...rest}
    hint={namedBy(entries, rest.value) ?? hint}
    aside={
      onManage && (
        <span className={touch.asideButton}>
          <Button variant="ghost" size="small" onClick={onManage}>
            {texts.open}
          </Button>
        </span>
      )
    }
    suggestions={findEntries(entries, rest.value).map((entry) => ({
      value: entry.id,
      label: entry.label,
      hint: tagText(entry),
      detail: <AddressText value={entry.address} isGrouped />,
    }))}
    onSuggestion={(id) => {
      const entry = entries.find((one) => one.id === id);
      if (entry) onChoose(entry);
    }}
  />
);
