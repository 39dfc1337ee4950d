import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const StatusScreen = () => <NotBuiltYet title="System Status" />;
