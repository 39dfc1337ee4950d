import { Card } from '@exchange/ui';
import { useCountries } from '../../shared/countries/useCountries';
import { useOwnPicture } from '../../shared/pictures/useOwnPicture';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import type { Profile } from '../../entities/profile/profile';
import { savedValues } from './editedProfile';
import { EditProfileForm } from './EditProfileForm';
import { editTexts as texts } from './texts';
import { useProfileDraft } from './useProfileDraft';
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
  );
};
