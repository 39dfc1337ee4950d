import { about } from './content/about';
import { TextPageScreen } from './pages/TextPageScreen';

export const AboutScreen = () => <TextPageScreen page={about} />;
