import { about } from './generated/about.gen';
import { TextPageScreen } from './pages/TextPageScreen';

export const AboutScreen = () => <TextPageScreen page={about} />;
