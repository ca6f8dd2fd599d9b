import { useEffect, useState, useSyncExternalStore } from 'react';
import { ToastPanel } from '../ui/toast-panel.tsx';
import { takeToasts } from '../ui/toast.ts';
import { Toasts } from './toasts.ts';

type Act = 'toast.action.chosen' | 'toast.dismissed' | 'toast.held' | 'toast.released';

/**
 * Stands once behind the login, where everything is that says something in passing: the toast
 * machines drawn.
 */
export function ToastHost() {
  const [toasts] = useState(() => new Toasts());
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  useEffect(() => takeToasts(toasts.take), [toasts]);
  const tell = (type: Act) => (id: string) =>
    shown.find((toast) => toast.id === id)?.lane.send({ type });
  return (
    <ToastPanel
      toasts={shown}
      onAction={tell('toast.action.chosen')}
      onClose={tell('toast.dismissed')}
      onHold={tell('toast.held')}
      onRelease={tell('toast.released')}
    />
  );
}
