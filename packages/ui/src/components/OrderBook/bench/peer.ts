import type { Level } from '@exchange/domain';
import type { BookView } from '../rows/bookRows';
import type { LiveSource } from '../live/liveSource';

/** Props of all implementations that are compared. */
export interface PeerProps {
  source: LiveSource<BookView>;
  depth: number;
  onPick: (level: Level) => void;
}
