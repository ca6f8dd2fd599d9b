import * as m from '../generated/messages/ui/index.ts';
import { Spinner } from './spinner.tsx';
import './loading.css';

/** What stands where a page will be (specification, section 2: 'Loading...'). */
export function Loading({ whole = false }: { whole?: boolean }) {
  return (
    <div className={whole ? 'loading loading-whole' : 'loading'}>
      <Spinner label={m.loading} />
    </div>
  );
}
