import { cleanups, type Cleanup } from '@exchange/domain';
import type { ScreenSettings } from '#shared/settings/screenSettings.ts';
import type { Fill } from '../openOrders/fills';
import type { BrowserNotices } from '#shared/notices/browserNotices.ts';
import type { FillSound } from '#shared/notices/fillSound.ts';
import { noticeRank, soundRank, type TabClaims } from './tabClaims';

export interface AlarmDeps {
  settings: () => ScreenSettings;
  notices: BrowserNotices;
  sound: FillSound;
  claim: TabClaims;
  isVisible: () => boolean;
  /** The notice's title. */
  brandName: string;
  onOpen: (fill: Fill) => void;
}

export interface FillAlarm {
  raise: (fill: Fill) => void;
  /** Removes what was shown, and cancels what was about to be. */
  stop: () => void;
}

/** Alerts a trader who isn't looking at the page to a fill, as set in the screen settings, from one tab only. */
export const createFillAlarm = (deps: AlarmDeps): FillAlarm => {
  const { settings, notices, sound, claim, isVisible, brandName, onOpen } = deps;
  const shown: Cleanup[] = [];
  const removeAll = cleanups(shown);
  let isStopped = false;

  const show = (fill: Fill): void => {
    // A visible page has claimed the fill as well, but its toast is enough.
    if (isStopped || isVisible()) return;
    shown.push(notices.show({ title: brandName, text: fill.text, tag: fill.id, onClick: () => onOpen(fill) }));
  };

  return {
    raise: (fill) => {
      const tab = { isVisible: isVisible(), canSound: sound.canPlay() };
      const { notifiesFills, soundsFills } = settings();
      if (notifiesFills) void claim(`notice ${fill.id}`, noticeRank(tab), () => show(fill));
      // The same tab keeps playing sounds, so that it can play once for the steps of one order.
      if (soundsFills) void claim('sound', soundRank(tab), () => !isStopped && sound.play(fill.side));
    },
    stop: () => {
      isStopped = true;
      removeAll();
    },
  };
};
