import type { Services } from '#shared/services/services.ts';
import { AddAssetScreen } from '../AddAssetScreen';
import { OtcScreen } from '../OtcScreen';
import { PartnershipScreen } from '../PartnershipScreen';
import { SupportScreen } from '../SupportScreen';
import { Requests } from './requestApplication';

const screens = { otc: OtcScreen, partnership: PartnershipScreen, support: SupportScreen, addAsset: AddAssetScreen };

/** Makes every captcha show 111111. */
const plainCaptcha = (): number => 0;

interface RequestScreenProps {
  at: keyof typeof screens;
  services: Services;
}

/** The page of one public form, at its address. */
export const RequestScreen = ({ at, services }: RequestScreenProps) => {
  const Screen = screens[at];
  return (
    <Requests services={services}>
      <Screen random={plainCaptcha} />
    </Requests>
  );
};
