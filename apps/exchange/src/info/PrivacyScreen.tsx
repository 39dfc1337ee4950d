import { privacy } from './generated/privacy.gen';
import { TextPageScreen } from './pages/TextPageScreen';

export const PrivacyScreen = () => <TextPageScreen page={privacy} />;
