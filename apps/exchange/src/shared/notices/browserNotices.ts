export type NoticePermission = 'undecided' | 'granted' | 'refused' | 'missing';

export interface BrowserNotice {
  title: string;
  text: string;
  /** Another one of the same tag takes its place. */
  tag: string;
  onClick: () => void;
}

/** What the browser shows beside the page, if it is let. */
export interface BrowserNotices {
  permission: () => NoticePermission;
  ask: () => Promise<NoticePermission>;
  /** Gives back how to take it away again. */
  show: (notice: BrowserNotice) => () => void;
}

interface Shown {
  onclick: ((...event: never[]) => unknown) | null;
  close: () => void;
}

/** `window`, as far as it is needed here. */
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
  /** Some browsers of phones have the name and not the thing: they throw when one is to be shown. */
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
