import { shellTexts } from '@exchange/domain';
import { Page } from '../shared/page/Page';
import { OrderHistory } from './orders/OrderHistory';

export const OrderHistoryScreen = () => (
  <Page title={shellTexts.profileMenu.orderHistory}>
    <OrderHistory />
  </Page>
);
