import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const WalletScreen = () => <NotBuiltYet title="Wallet" />;
