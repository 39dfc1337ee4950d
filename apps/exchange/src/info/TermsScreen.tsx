import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const TermsScreen = () => <NotBuiltYet title="Terms of Use" />;
