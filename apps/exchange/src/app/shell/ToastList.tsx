import { Toasts } from '@exchange/ui';
import { useServices } from '../../shared/services/services';

/** What is said anywhere appears here. */
export const ToastList = () => <Toasts store={useServices().toasts} />;
