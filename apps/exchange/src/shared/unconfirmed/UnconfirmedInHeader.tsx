import { useServices } from '../services/services';
import { unconfirmedTexts } from './texts';
import type { UnconfirmedKind } from './unconfirmedKind';
import { UnconfirmedView } from './UnconfirmedView';

/** The header's item, which also warns its trader: it has little room, and on some screens no words. */
export const UnconfirmedInHeader = ({ kinds }: { kinds: readonly UnconfirmedKind[] }) => {
  const { toasts } = useServices();
  return (
    <UnconfirmedView
      kinds={kinds}
      warn={(text, onSelect) =>
        toasts.toast({ tone: 'error', text, action: { label: unconfirmedTexts.show, onSelect } })
      }
    />
  );
};
