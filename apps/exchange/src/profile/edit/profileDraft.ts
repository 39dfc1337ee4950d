import { hasChanges, type ProfileChanges } from './editedProfile';

/** What a trader typed and did not save. It is kept until the page goes or the trader leaves, whatever screen is shown. */
export interface ProfileDraft {
  read: (userId: string) => ProfileChanges;
  keep: (userId: string, changes: ProfileChanges) => void;
  forget: () => void;
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The browser then asks whether to leave the page. */
const ask = (event: Event): void => event.preventDefault();

/** In memory alone, since a picture fits no other place and personal data belongs in none. */
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
