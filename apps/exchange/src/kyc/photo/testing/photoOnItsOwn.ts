import type { KycSide } from '@exchange/domain';
import { kycPhotoMachine } from '@exchange/machines';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { photoEffects, type KycPhotoActor, type PreparePhoto } from '../photoFlows';

interface Chosen {
  side: KycSide;
  /** The photo chosen before. */
  value?: File | undefined;
  prepare?: PreparePhoto | undefined;
}

/** A photo machine that lives as long as its story. */
export const usePhotoOnItsOwn = ({ side, value, prepare }: Chosen): KycPhotoActor => {
  const [machine] = useState(() => kycPhotoMachine.provide(photoEffects(prepare)));
  const photo = value && { file: value, isChanged: false };
  const context = { side, photo, chosen: undefined, prepared: undefined };
  return useActorRef(machine, { input: { side }, snapshot: machine.resolveState({ value: 'settled', context }) });
};
