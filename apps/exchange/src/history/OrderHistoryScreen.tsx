import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const OrderHistoryScreen = () => <NotBuiltYet title="Order History" />;
