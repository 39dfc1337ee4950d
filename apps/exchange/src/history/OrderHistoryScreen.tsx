import { shellTexts } from '@exchange/domain';
import { Page } from '#shared/page/Page.tsx';
import { OrderHistory } from './orders/OrderHistory';
import { OrderExports } from './OrderExports';

export const OrderHistoryScreen = () => (
  <Page title={shellTexts.profileMenu.orderHistory}>
    <OrderHistory renderActions={(shown) => <OrderExports {...shown} />} />
  </Page>
);
