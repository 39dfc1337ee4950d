import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const LoginScreen = () => <NotBuiltYet title="Sign In" />;
