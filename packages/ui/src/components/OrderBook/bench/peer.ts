import type { Level } from '@exchange/domain';
import type { BookView } from '../bookRows';
import type { LiveSource } from '../liveSource';

/** What every drawing of a book is given. */
export interface PeerProps {
  source: LiveSource<BookView>;
  depth: number;
  onPick: (level: Level) => void;
}
