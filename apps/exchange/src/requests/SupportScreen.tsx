import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const SupportScreen = () => <NotBuiltYet title="Support" />;
