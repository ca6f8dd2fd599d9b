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

/**
 * The corner where messages stand, or the other one while somebody works in this. Both parts are
 * always on the page, so that screen readers hear what comes into them, each message once: a
 * failure is an alert by itself, and would be told a second time within the polite part.
 */
export function ToastPanel({ toasts, ...acts }: ToastPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useClearOfFocus(panel, toasts.length);
  const placed = toasts.map((toast, order) => ({
    ...toast,
    order,
    isFailure: toast.message.status === 'error',
  }));
  return (
    <div ref={panel} className="toasts">
      <div className="toasts-part" aria-live="polite" aria-relevant="additions">
        {placed
          .filter(({ isFailure }) => !isFailure)
          .map((toast) => (
            <Toast key={toast.id} {...toast} {...acts} />
          ))}
      </div>
      <div className="toasts-part">
        {placed
          .filter(({ isFailure }) => isFailure)
          .map((toast) => (
            <Toast key={toast.id} {...toast} {...acts} />
          ))}
      </div>
    </div>
  );
}

function Toast({
  id,
  message,
  order,
  onAction,
  onClose,
  onHold,
  onRelease,
}: Omit<ToastPanelProps, 'toasts'> & { id: string; message: ToastMessage; order: number }) {
  const status = message.status ?? 'success';
  return (
    <div
      className={`toast toast-${status}`}
      role={status === 'error' ? 'alert' : 'group'}
      aria-label={message.title}
      style={{ order }}
      onPointerEnter={() => {
        onHold(id);
      }}
      onFocus={() => {
        onHold(id);
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) onRelease(id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!stays && !currentTarget.matches(':hover')) onRelease(id);
      }}
    >
      <Icon name={status === 'error' ? 'warning' : 'check-circle'} />
      <div className="toast-text">
        <div className="strong">
          <Coloured text={message.title} part={message.textToColor} />
        </div>
        {message.description !== undefined && (
          <div>
            <Coloured text={message.description} part={message.textToColor} />
          </div>
        )}
      </div>
      {message.action !== undefined && (
        <Button
          size="s"
          onClick={() => {
            onAction(id);
          }}
        >
          {message.action.label}
        </Button>
      )}
      <IconButton
        icon="x"
        size="s"
        label={m.closeMessage}
        onClick={() => {
          onClose(id);
        }}
      />
    </div>
  );
}

/** A text of which one part, where it first stands, has the colour of the toast. */
function Coloured({ text, part = '' }: { text: string; part?: string | undefined }) {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="toast-coloured">{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
