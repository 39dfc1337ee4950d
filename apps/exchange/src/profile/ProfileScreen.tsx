import { NotBuiltYet } from '../shared/page/NotBuiltYet';

export const ProfileScreen = () => <NotBuiltYet title="Profile" />;
