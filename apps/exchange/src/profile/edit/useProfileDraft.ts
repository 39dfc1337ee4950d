import { useServices, type Services } from '../../shared/services/services';
import { useStored } from '../../shared/services/useStored';
import { createProfileDraft, type ProfileDraft } from './profileDraft';

const key = {};

const start = (page: Services['page']) => {
  const draft = createProfileDraft(page);
  return { actor: draft, stop: draft.forget };
};

/** Kept by the application, so that it outlives the tab and the screen, and is removed when its trader leaves. */
export const useProfileDraft = (): ProfileDraft => {
  const { flows, page } = useServices();
  return useStored(flows.subscribe, () => flows.take(key, () => start(page)));
};
