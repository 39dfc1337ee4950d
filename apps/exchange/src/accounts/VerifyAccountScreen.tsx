import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const VerifyAccountScreen = () => <NotBuiltYet title="Account Verification" />;
