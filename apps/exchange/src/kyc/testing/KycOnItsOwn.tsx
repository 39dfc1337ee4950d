import { KycView, type KycViewProps } from '../KycView';
import { usePhotoOnItsOwn } from '../photo/testing/photoOnItsOwn';

export type KycOnItsOwnProps = Omit<KycViewProps, 'photos'>;

/** The view with photo machines that live as long as its story, starting with the form's photos. */
export const KycOnItsOwn = (props: KycOnItsOwnProps) => {
  const { doc1, doc2, doc3 } = (props.state.kind === 'form' ? props.state.typed : undefined) ?? {};
  const photos = {
    front: usePhotoOnItsOwn({ side: 'front', value: doc1 }),
    back: usePhotoOnItsOwn({ side: 'back', value: doc2 }),
    holding: usePhotoOnItsOwn({ side: 'holding', value: doc3 }),
  };
  return <KycView {...props} photos={photos} />;
};
