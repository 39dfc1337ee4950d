import { hasChanges, type ProfileChanges } from './editedProfile';

/**
 * The trader's unsaved changes. They are kept until the page closes or the trader leaves, whichever screen is shown.
 */
export interface ProfileDraft {
  read: (userId: string) => ProfileChanges;
  keep: (userId: string, changes: ProfileChanges) => void;
  forget: () => void;
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Makes the browser ask before the page is closed. */
const ask = (event: Event): void => event.preventDefault();

/** In memory only: a picture doesn't fit elsewhere, and personal data shouldn't be stored. */
export const createProfileDraft = (page: Page): ProfileDraft => {
  let kept: { userId: string; changes: ProfileChanges } | undefined;

  const forget = () => {
    kept = undefined;
    page.removeEventListener('beforeunload', ask);
  };

  return {
    read: (userId) => (kept?.userId === userId ? kept.changes : {}),
    keep: (userId, changes) => {
      if (!hasChanges(changes)) {
        forget();
        return;
      }
      kept = { userId, changes };
      page.addEventListener('beforeunload', ask);
    },
    forget,
  };
};
