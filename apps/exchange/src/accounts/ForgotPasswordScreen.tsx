import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const ForgotPasswordScreen = () => <NotBuiltYet title="Forgot Password" />;
