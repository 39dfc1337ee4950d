import { shellTexts } from '@exchange/domain';
import { Button } from '@exchange/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { wantedFrom } from './wantedPlace';
import * as styles from './SignIn.css';
import { paths } from '../page/paths';

/** Links to sign in and sign up, which return here afterwards. */
export const SignIn = () => {
  const wanted = wantedFrom(useLocation());
  const { logInOrRegister, signIn } = shellTexts.visitor;
  const [, register] = logInOrRegister.split(' | ');
  return (
    <div className={styles.ways}>
      <Button asChild size="small">
        <RouterLink to={paths.login} state={wanted}>
          {signIn}
        </RouterLink>
      </Button>
      <Button asChild variant="outline" tone="neutral" size="small">
        <RouterLink to={paths.register} state={wanted}>
          {register}
        </RouterLink>
      </Button>
    </div>
  );
};
