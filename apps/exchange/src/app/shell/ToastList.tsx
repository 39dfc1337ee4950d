import { Toasts } from '@exchange/ui';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services/services.ts';

export const ToastList = () => {
  const navigate = useNavigate();
  return <Toasts store={useServices().toasts} onFollow={(to) => void navigate(to)} />;
};
