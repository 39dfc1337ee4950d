import { Dialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { IconButton } from '../IconButton/IconButton';
import { useOverflow } from '../Table/useOverflow';
import type { OptionalNode } from '../optionalNode';
import * as styles from './Panel.css';

/** The parts that a dialog and a drawer share. */
export interface PanelProps {
  title: string;
  /** One or two sentences under the title, read out when it opens. */
  description?: OptionalNode;
  /** Keeps the title for screen readers only, if the content makes clear what it is. */
  isTitleHidden?: boolean | undefined;
  /** Buttons at the end, the primary one last. They stay in view while the content scrolls. */
  actions?: OptionalNode;
  children?: ReactNode;
}

interface Closing {
  closeRef?: Ref<HTMLButtonElement>;
}

const Head = ({ title, description, isTitleHidden = false }: PanelProps) => (
  <div data-grip className={isTitleHidden ? visuallyHidden : styles.head}>
    <Dialog.Title data-beside-close className={styles.title}>
      {title}
    </Dialog.Title>
    {description !== undefined && (
      <Dialog.Description asChild>
        <div className={styles.description}>{description}</div>
      </Dialog.Description>
    )}
  </div>
);

const Body = ({ title, children }: Pick<PanelProps, 'title' | 'children'>) => {
  const { isOverflowing, watch } = useOverflow();
  return (
    <div
      ref={watch}
      {...(isOverflowing ? { 'data-overflowing': '', role: 'group', 'aria-label': title, tabIndex: 0 } : {})}
      className={styles.body}
    >
      <div>{children}</div>
    </div>
  );
};

/** The close button comes last in the page, so that focus starts in the content, but appears at the top. */
export const Panel = ({ closeRef, ...props }: PanelProps & Closing) => (
  <>
    <Head {...props} />
    {props.children !== undefined && <Body title={props.title}>{props.children}</Body>}
    {props.actions !== undefined && <div className={styles.foot}>{props.actions}</div>}
    <span className={styles.close}>
      <Dialog.Close ref={closeRef} asChild>
        <IconButton icon="close" label="Close" size="small" />
      </Dialog.Close>
    </span>
  </>
);
