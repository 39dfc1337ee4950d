import { Toasts } from '@exchange/ui';
import { useServices } from '#shared/services/services.ts';

export const ToastList = () => <Toasts store={useServices().toasts} />;
