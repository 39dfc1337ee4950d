import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const TokensScreen = () => <NotBuiltYet title="Token Details" />;
