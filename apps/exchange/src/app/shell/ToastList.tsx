import { Toasts } from '@exchange/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTradingPath } from '#shared/page/place.ts';
import { useServices } from '#shared/services/services.ts';
import * as styles from './ToastList.css';

export const ToastList = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <div className={styles.room[isTradingPath(pathname) ? 'trading' : 'page']}>
      <Toasts store={useServices().toasts} onFollow={(to) => void navigate(to)} />
    </div>
  );
};
