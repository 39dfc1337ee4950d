import type { KycSide } from '@exchange/domain';
import type { ReactNode } from 'react';
import * as styles from './PhotoExample.css';
import { exampleTexts, type NoteWords } from './texts';

export interface PhotoExampleProps extends NoteWords {
  side: KycSide;
}

/** Longer names are condensed. */
const longestOnNote = 11;

/** The viewfinder: everything between these corners is in the picture. */
const Viewfinder = () => (
  <path
    className={styles.corner}
    d="M12 24v-8a4 4 0 0 1 4-4h8 M136 12h8a4 4 0 0 1 4 4v8 M148 96v8a4 4 0 0 1-4 4h-8 M24 108h-8a4 4 0 0 1-4-4v-8"
  />
);

const Card = ({ children }: { children: ReactNode }) => (
  <>
    <rect className={styles.shape} x="30" y="28" width="100" height="64" rx="5" />
    {children}
  </>
);

const Front = () => (
  <Card>
    <path className={styles.print} d="M40 38h34" />
    <rect className={styles.edge} x="38" y="47" width="28" height="36" rx="2" />
    <circle className={styles.edge} cx="52" cy="60" r="6" />
    <path className={styles.edge} d="M41 82.5c1-8 5-11 11-11s10 3 11 11" />
    <path className={styles.print} d="M76 51h42 M76 61h32 M76 71h38 M76 81h24" />
  </Card>
);

const Back = () => (
  <Card>
    <rect className={styles.dark} x="30" y="37" width="100" height="12" />
    <path className={styles.print} d="M40 60h44 M40 69h34" />
    <path className={styles.edge} d="M100 58v13 M104 58v13 M107 58v13 M112 58v13 M115 58v13 M120 58v13" />
    <path className={styles.print} d="M40 82h80" />
  </Card>
);

const Holding = ({ brandName, noteDate }: NoteWords) => (
  <>
    <path className={styles.shape} d="M38 108c1-31 15-43 42-43s41 12 42 43" />
    <path className={styles.shape} d="M73 53v11c0 4 14 4 14 0V53" />
    <circle className={styles.shape} cx="80" cy="37" r="19" />
    <path className={styles.edge} d="M61 35c8-1 15-5 19-11 4 6 11 10 19 11" />
    <path
      className={styles.dark}
      d="M72 39a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z M84.8 39a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z"
    />
    <path className={styles.edge} d="M75 47c3 2.5 7 2.5 10 0" />
    <rect className={styles.shape} x="19" y="69" width="48" height="31" rx="3" />
    <rect className={styles.edge} x="24" y="75" width="12" height="16" rx="1.5" />
    <path className={styles.print} d="M42 78h18 M42 85h13 M42 92h16" />
    <rect className={styles.shape} x="76" y="66" width="66" height="34" rx="1" />
    <text
      className={styles.writing}
      x="109"
      y="80"
      textLength={brandName.length > longestOnNote ? 58 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {brandName}
    </text>
    <text className={styles.writing} x="109" y="93">
      {noteDate}
    </text>
    <path className={styles.shape} d="M60 101c0-5 3-8 7-8s6 2 6 5-3 6-7 7z M78 105c-5-1-7-4-6-7s4-4 7-3 5 3 5 6z" />
  </>
);

/** A drawing of what is required: quicker than words, and not anyone's real document. */
export const PhotoExample = ({ side, ...note }: PhotoExampleProps) => (
  <svg viewBox="0 0 160 120" role="img" aria-label={exampleTexts[side]} className={styles.root}>
    <Viewfinder />
    {side === 'front' && <Front />}
    {side === 'back' && <Back />}
    {side === 'holding' && <Holding {...note} />}
  </svg>
);
