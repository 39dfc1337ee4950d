import { Toasts } from '@exchange/ui';
import { useServices } from '../../shared/services/services';

export const ToastList = () => <Toasts store={useServices().toasts} />;
