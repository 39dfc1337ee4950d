import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const ResetPasswordScreen = () => <NotBuiltYet title="Reset Password" />;
