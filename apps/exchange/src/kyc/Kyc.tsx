import { utcDay, type KycSide, type KycStatus } from '@exchange/domain';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { CountriesState } from '#shared/countries/countries.ts';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { useOwnPicture } from '#shared/pictures/useOwnPicture.ts';
import { useFlow } from '#shared/services/keepFlow.ts';
import { useServices } from '#shared/services/services.ts';
import { kycFlow, type KycActor } from './flow/kycFlow';
import { kycState } from './flow/kycState';
import { initialFields, type KycFields, type KycPerson } from './kycFields';
import type { KycRecord } from '#entities/profile/kycRecord.ts';
import { KycView } from './KycView';
import { photoFlows, type Photos } from './photo/photoFlows';
import { useDocuments } from './useDocuments';

export interface KycProps {
  person: KycPerson;
  status: KycStatus;
  record: KycRecord | undefined;
  countries: CountriesState;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

/** Pictures are only shown for documents under review. */
const usePictures = (status: KycStatus, record: KycRecord | undefined): Readonly<Record<KycSide, OwnPictureState>> => {
  const { front, back, holding } = (status === 'Submitted' ? record?.pictures : undefined) ?? {};
  return { front: useOwnPicture(front), back: useOwnPicture(back), holding: useOwnPicture(holding) };
};

const usePhotos = (): Photos => ({
  front: useFlow(photoFlows.front),
  back: useFlow(photoFlows.back),
  holding: useFlow(photoFlows.holding),
});

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The local date, as written on the note. */
const noteDateOf = (moment: number): string => {
  const day = new Date(moment);
  return [two(day.getDate()), two(day.getMonth() + 1), day.getFullYear()].join('/');
};

/** The actor is stopped as soon as its trader has left. */
const isRunning = (actor: KycActor): boolean => actor.getSnapshot().status === 'active';

const useHandlers = (actor: KycActor) => ({
  onTyped: useCallback((form: KycFields) => actor.send({ type: 'form.typed', form }), [actor]),
  onCaptcha: useCallback(
    (isSolved: boolean) => {
      if (isRunning(actor)) actor.send({ type: 'captcha.changed', isSolved });
    },
    [actor],
  ),
  onSubmit: () => actor.send({ type: 'documents.submitted' }),
  onStop: () => actor.send({ type: 'sending.stopped' }),
  onRetry: () => actor.send({ type: 'picture.retried' }),
  onReplace: () => actor.send({ type: 'replacing.requested' }),
  onKeep: () => actor.send({ type: 'form.discarded' }),
  onLook: () => actor.send({ type: 'look.requested' }),
});

/** The signed-in trader's KYC tab. */
export const Kyc = ({ person, status, record, countries, random }: KycProps) => {
  const { config, now } = useServices();
  const actor = useFlow(kycFlow);
  const state = kycState(useSelector(actor, (snapshot) => snapshot));
  const typed = state.kind === 'form' ? state.typed : undefined;
  const { countries: country } = typed ?? initialFields(person, record);
  return (
    <KycView
      // The next trader starts with their own form.
      key={actor.sessionId}
      {...{ person, status, record, countries, state, random }}
      brandName={config.brandName}
      today={utcDay(now())}
      noteDate={noteDateOf(now())}
      documents={useDocuments(country)}
      pictures={usePictures(status, record)}
      photos={usePhotos()}
      {...useHandlers(actor)}
    />
  );
};
