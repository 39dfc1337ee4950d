export type NoticePermission = 'undecided' | 'granted' | 'refused' | 'missing';

export interface BrowserNotice {
  title: string;
  text: string;
  /** A notice with the same tag is replaced. */
  tag: string;
  onClick: () => void;
}

/** Notices that the browser shows outside the page, if permitted. */
export interface BrowserNotices {
  permission: () => NoticePermission;
  ask: () => Promise<NoticePermission>;
  /** Returns a function that removes it. */
  show: (notice: BrowserNotice) => () => void;
}

interface Shown {
  onclick: ((...event: never[]) => unknown) | null;
  close: () => void;
}

/** The parts of `window` that are used here. */
interface Page {
  Notification?: {
    new (title: string, options: { body: string; tag: string }): Shown;
    permission: NotificationPermission;
    requestPermission: () => Promise<NotificationPermission>;
  };
  focus: () => void;
}

const permissions: Record<NotificationPermission, NoticePermission> = {
  default: 'undecided',
  granted: 'granted',
  denied: 'refused',
};

const nothing = (): void => undefined;

export const createBrowserNotices = (page: Page): BrowserNotices => {
  /** Some phone browsers have the constructor without support, and throw when a notice is shown. */
  let isPossible = page.Notification !== undefined;

  const permission = (): NoticePermission =>
    page.Notification && isPossible ? permissions[page.Notification.permission] : 'missing';

  return {
    permission,
    ask: async () => {
      if (permission() === 'undecided') await page.Notification?.requestPermission();
      return permission();
    },
    show: ({ title, text, tag, onClick }) => {
      if (!page.Notification || permission() !== 'granted') return nothing;
      try {
        const shown = new page.Notification(title, { body: text, tag });
        shown.onclick = () => {
          shown.close();
          page.focus();
          onClick();
        };
        return () => shown.close();
      } catch {
        isPossible = false;
        return nothing;
      }
    },
  };
};
