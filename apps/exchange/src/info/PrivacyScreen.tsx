import { privacy } from './content/privacy';
import { TextPageScreen } from './pages/TextPageScreen';

export const PrivacyScreen = () => <TextPageScreen page={privacy} />;
