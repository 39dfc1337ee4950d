import { profileTabs } from '@exchange/domain';
import { Card } from '@exchange/ui';
import { Columns } from '#shared/page/Columns.tsx';
import { useCountries } from '#shared/countries/useCountries.ts';
import { useOwnPicture } from '#shared/pictures/useOwnPicture.ts';
import { useServices, type Services } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import type { Profile } from '#entities/profile/profile.ts';
import { savedValues } from './editedProfile';
import { EditProfileForm } from './EditProfileForm';
import { useSaveProfile } from './useSaveProfile';
import { readUserName } from './userNameOnDevice';
import { useStored } from '#shared/services/useStored.ts';
import { createProfileDraft, type ProfileDraft } from './profileDraft';

const key = {};

const start = (page: Services['page']) => {
  const draft = createProfileDraft(page);
  return { actor: draft, stop: draft.forget };
};

/** Kept by the application, so that it outlives the tab and the screen, and is removed when its trader leaves. */
const useProfileDraft = (): ProfileDraft => {
  const { flows, page } = useServices();
  return useStored(flows.subscribe, () => flows.take(key, () => start(page)));
};

export const EditProfile = ({ profile }: { profile: Profile }) => {
  const { device } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const draft = useProfileDraft();
  const { save, isSaving, failure, forgetFailure } = useSaveProfile();
  return (
    <Columns>
      <Card title={profileTabs.editProfile}>
        <EditProfileForm
          saved={savedValues(profile, readUserName(device, userId))}
          isVerified={profile.kyc === 'Approved'}
          typed={draft.read(userId)}
          countries={useCountries()}
          picture={useOwnPicture(profile.picture)}
          isSaving={isSaving}
          failure={failure}
          onChanges={(changes) => draft.keep(userId, changes)}
          onDiscard={forgetFailure}
          onSave={save}
        />
      </Card>
    </Columns>
  );
};
