import { cleanups, type Cleanup } from '@exchange/domain';
import type { ScreenSettings } from '../../shared/settings/screenSettings';
import type { Fill } from '../lists/fills';
import type { BrowserNotices } from '../../shared/notices/browserNotices';
import type { FillSound } from '../../shared/notices/fillSound';
import { noticeRank, soundRank, type TabClaims } from './tabClaims';

export interface AlarmSurroundings {
  settings: () => ScreenSettings;
  notices: BrowserNotices;
  sound: FillSound;
  claim: TabClaims;
  isVisible: () => boolean;
  /** What the notice is headed with. */
  brandName: string;
  onOpen: (fill: Fill) => void;
}

export interface FillAlarm {
  raise: (fill: Fill) => void;
  /** What was shown is taken away, and what was about to be told is not. */
  stop: () => void;
}

/** Tells a fill to a trader who looks elsewhere, as far as the trader wants it, from one tab. */
export const createFillAlarm = (surroundings: AlarmSurroundings): FillAlarm => {
  const { settings, notices, sound, claim, isVisible, brandName, onOpen } = surroundings;
  const shown: Cleanup[] = [];
  const takeAllAway = cleanups(shown);
  let isStopped = false;

  const show = (fill: Fill): void => {
    // Also of a page that is looked at: it has claimed the fill, and its toast says so.
    if (isStopped || isVisible()) return;
    shown.push(notices.show({ title: brandName, text: fill.text, tag: fill.id, onClick: () => onOpen(fill) }));
  };

  return {
    raise: (fill) => {
      const tab = { isVisible: isVisible(), canSound: sound.canPlay() };
      const { notifiesFills, soundsFills } = settings();
      if (notifiesFills) void claim(`notice ${fill.id}`, noticeRank(tab), () => show(fill));
      // The tab that sounds goes on to sound, and knows that the steps of one order are heard once.
      if (soundsFills) void claim('sound', soundRank(tab), () => !isStopped && sound.play(fill.side));
    },
    stop: () => {
      isStopped = true;
      takeAllAway();
    },
  };
};
