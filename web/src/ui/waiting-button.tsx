import { Button } from './button.tsx';
import './waiting-button.css';

/**
 * Brings a list up to date: what arrived waits behind it, so that nothing moves under the pointer. Null words: nothing waits.
 * @param placed it stands in a place that is kept for it; else it hangs over the head of the table
 */
export function WaitingButton({ words, onRefresh, placed = false }: { words: string | null; onRefresh: () => void; placed?: boolean }) {
  return (
    <div className={placed ? 'list-waiting-placed' : 'list-waiting'} aria-live="polite">
      {words !== null && <Button size="s" variant="primary" icon="refresh" onClick={onRefresh}>{words}</Button>}
    </div>
  );
}
