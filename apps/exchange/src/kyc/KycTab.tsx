import { Button, EmptyState } from '@exchange/ui';
import { Kyc } from './Kyc';
import type { CountriesState } from '#shared/countries/countries.ts';
import { countryTexts } from '#shared/countries/texts.ts';
import type { Profile } from '#entities/profile/profile.ts';

interface KycTabProps {
  profile: Profile;
  countries: CountriesState;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

/** Without the countries the form can't be filled in. */
export const KycTab = ({ profile, countries, random }: KycTabProps) => {
  if (countries.kind === 'failed') {
    return (
      <EmptyState
        role="alert"
        text={countryTexts.failed}
        action={
          <Button
            variant="outline"
            tone="neutral"
            aria-label={countryTexts.retryLabel}
            onClick={countries.onRetry}
            isLoading={countries.isRetrying}
          >
            {countryTexts.retry}
          </Button>
        }
      />
    );
  }
  const { firstName, lastName, country, kyc, kycRecord } = profile;
  return <Kyc person={{ firstName, lastName, country }} status={kyc} record={kycRecord} {...{ countries, random }} />;
};
