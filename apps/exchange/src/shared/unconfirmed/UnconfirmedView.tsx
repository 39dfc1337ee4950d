import { Button, Icon, Popover, PopoverContent, PopoverTrigger, visuallyHidden } from '@exchange/ui';
import { useState } from 'react';
import type { UnconfirmedKind } from './unconfirmedKind';
import { unconfirmedTexts } from './texts';
import { useWarnings } from './useWarnings';
import { usePopoverFocus } from './usePopoverFocus';
import * as styles from './UnconfirmedView.css';

export interface UnconfirmedViewProps {
  kinds: readonly UnconfirmedKind[];
  /** Tells the trader wherever they are. `onShow` opens what is known. */
  warn?: (text: string, onShow: () => void) => void;
}

interface ItemProps extends Pick<UnconfirmedViewProps, 'kinds'> {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

const Item = ({ kinds, isOpen, setOpen }: ItemProps) => {
  const { trigger, content } = usePopoverFocus(isOpen);
  const [number, ...words] = unconfirmedTexts.short(kinds).split(' ');
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button ref={trigger} variant="ghost" tone="neutral" size="small" aria-label={unconfirmedTexts.count(kinds)}>
          <span className={styles.icon}>
            <Icon name="warning" size={16} />
          </span>
          <span className={styles.words}>
            {number}
            <span> {words.join(' ')}</span>
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent ref={content} label={unconfirmedTexts.title(kinds)} align="end">
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <div key={kind.nouns.one} className={styles.kind}>
              {kind.renderDetails(() => setOpen(false))}
            </div>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  );
};

/** Shows in the header what is unconfirmed, and opens what we know about it and what can be done. */
export const UnconfirmedView = ({ kinds: all, warn }: UnconfirmedViewProps) => {
  const kinds = all.filter(({ count }) => count > 0);
  const [isOpen, setOpen] = useState(false);
  // Otherwise the next unconfirmed order would open it over the page.
  if (isOpen && kinds.length === 0) setOpen(false);
  useWarnings(kinds, (text) => warn?.(text, () => setOpen(true)));
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {kinds.length > 0 && unconfirmedTexts.count(kinds)}
      </span>
      {kinds.length > 0 && <Item kinds={kinds} isOpen={isOpen} setOpen={setOpen} />}
    </>
  );
};
