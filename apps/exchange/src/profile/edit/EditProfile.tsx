import { Card } from '@exchange/ui';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import type { Profile } from '../profile';
import { savedValues } from './editedProfile';
import { EditProfileForm } from './EditProfileForm';
import { editTexts as texts } from './texts';
import { useCountries } from './useCountries';
import { useProfileDraft } from './useProfileDraft';
import { useSavedPicture } from './useSavedPicture';
import { useSaveProfile } from './useSaveProfile';
import { readUserName } from './userNameOnDevice';

export const EditProfile = ({ profile }: { profile: Profile }) => {
  const { device } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const draft = useProfileDraft();
  const { save, isSaving, failure, forgetFailure } = useSaveProfile();
  return (
    <Card title={texts.title}>
      <EditProfileForm
        saved={savedValues(profile, readUserName(device, userId))}
        typed={draft.read(userId)}
        countries={useCountries()}
        picture={useSavedPicture(profile.picture)}
        isSaving={isSaving}
        failure={failure}
        onChanges={(changes) => draft.keep(userId, changes)}
        onDiscard={forgetFailure}
        onSave={save}
      />
    </Card>
  );
};
