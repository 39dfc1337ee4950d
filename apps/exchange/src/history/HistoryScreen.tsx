import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const HistoryScreen = () => <NotBuiltYet title="History" />;
