import { useRef } from 'react';
import * as m from '../generated/messages/ui/index.ts';
import { Button, IconButton } from './button.tsx';
import { useClearOfFocus } from './clear-of-focus.ts';
import { Icon } from './icon.tsx';
import type { ToastMessage } from './toast.ts';
import './toast.css';

interface ToastPanelProps {
  toasts: readonly { id: string; message: ToastMessage }[];
  onAction: (id: string) => void;
  onClose: (id: string) => void;
  /** The pointer or the focus came to it: it must not vanish. */
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
}

/** The corner where messages stand, or the other one while somebody works in this. It is always on the page, so that screen readers hear what comes into it. */
export function ToastPanel({ toasts, onAction, onClose, onHold, onRelease }: ToastPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useClearOfFocus(panel, toasts.length);
  return (
    <div ref={panel} className="toasts" aria-live="polite" aria-relevant="additions">
      {toasts.map(({ id, message }) => {
        const status = message.status ?? 'success';
        return (
          <div
            key={id} className={`toast toast-${status}`} role={status === 'error' ? 'alert' : 'group'} aria-label={message.title}
            onPointerEnter={() => { onHold(id); }}
            onFocus={() => { onHold(id); }}
            onPointerLeave={({ currentTarget }) => { if (!currentTarget.contains(document.activeElement)) onRelease(id); }}
            onBlur={({ currentTarget, relatedTarget }) => {
              const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
              if (!stays && !currentTarget.matches(':hover')) onRelease(id);
            }}
          >
            <Icon name={status === 'error' ? 'warning' : 'check-circle'} />
            <div className="toast-text">
              <div className="strong"><Coloured text={message.title} part={message.textToColor} /></div>
              {message.description !== undefined && <div><Coloured text={message.description} part={message.textToColor} /></div>}
            </div>
            {message.action !== undefined && <Button size="s" onClick={() => { onAction(id); }}>{message.action.label}</Button>}
            <IconButton icon="x" size="s" label={m.closeThisMessage} onClick={() => { onClose(id); }} />
          </div>
        );
      })}
    </div>
  );
}

/** A text of which one part, where it first stands, has the colour of the toast. */
function Coloured({ text, part = '' }: { text: string; part?: string | undefined }) {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at < 0) return text;
  return <>{text.slice(0, at)}<span className="toast-coloured">{part}</span>{text.slice(at + part.length)}</>;
}
