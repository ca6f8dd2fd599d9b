import { Button } from './button.tsx';
import './waiting-button.css';

/** Brings a list up to date: what arrived waits behind it, so that nothing moves under the pointer. Null words: nothing waits. */
export function WaitingButton({ words, onRefresh }: { words: string | null; onRefresh: () => void }) {
  return (
    <div className="list-waiting" aria-live="polite">
      {words !== null && <Button size="s" variant="primary" icon="refresh" onClick={onRefresh}>{words}</Button>}
    </div>
  );
}
