import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const LoginActivityScreen = () => <NotBuiltYet title="Login Activity" />;
