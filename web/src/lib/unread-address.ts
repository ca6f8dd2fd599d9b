import { useEffect } from 'react';
import * as m from '../generated/messages/common/index.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Says which members of an address were left out because they make no sense: what is shown is not
 * what was asked for.
 */
export function useUnreadAddress(names: readonly string[]): void {
  const left = names.join(', ');
  useEffect(() => {
    if (left !== '')
      showToast({
        status: 'error',
        title: m.urlPartInvalid,
        description: m.urlPartIgnored({ left }),
        duration: 8000,
      });
  }, [left]);
}
