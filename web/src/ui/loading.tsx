import * as m from '../generated/messages/ui/index.ts';
import { Spinner } from './spinner.tsx';
import './loading.css';

/** What stands where a page will be ('Loading...'). */
export function Loading({ whole = false }: { whole?: boolean }) {
  return (
    <div className={whole ? 'loading loading-whole' : 'loading'}>
      <Spinner label={m.loading} />
    </div>
  );
}
