import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const FeesScreen = () => <NotBuiltYet title="Fees" />;
