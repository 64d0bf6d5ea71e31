import { useNavigate } from 'react-router';
import { useForgetEverything } from '../me';
import { useWayBack } from '../wayBack';

/** After signing in: nothing of what was seen before stays, and back to where one came from. */
export function useEntrance(): () => Promise<void> {
  const forget = useForgetEverything();
  const navigate = useNavigate();
  const back = useWayBack();
  return async () => {
    await forget();
    await navigate(back, { replace: true });
  };
}
