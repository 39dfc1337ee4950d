import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const TwoFactorResetScreen = () => <NotBuiltYet title="Two-Factor Authentication" />;
