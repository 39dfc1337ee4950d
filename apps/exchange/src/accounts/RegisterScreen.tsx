import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const RegisterScreen = () => <NotBuiltYet title="Sign Up" />;
