import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useId, type ReactNode } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Prime } from './prime.tsx';
import './dialog.css';

export type DialogStatus = 'info' | 'success' | 'warning' | 'error';

export interface DialogPanelProps {
  open?: boolean;
  /** Called for Cancel, Escape, the backdrop and the cross. */
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  status?: DialogStatus;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Without it only the cancel button is shown. */
  onConfirm?: () => void;
  confirmDisabled?: boolean;
  /** The act is under way: buttons wait. */
  busy?: boolean;
  wide?: boolean;
  children?: ReactNode;
}

const ICONS: Record<DialogStatus, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning',
};

export default function DialogPanel({
  open = true,
  onClose,
  title,
  subtitle,
  status,
  confirmLabel = m.confirm,
  cancelLabel = m.cancel,
  onConfirm,
  confirmDisabled = false,
  busy = false,
  wide = false,
  children,
}: DialogPanelProps) {
  const id = useId();
  return (
    <Prime>
      <PrimeDialog
        visible={open}
        onHide={onClose}
        modal
        draggable={false}
        resizable={false}
        blockScroll
        dismissableMask
        showHeader={false}
        closeOnEscape={!busy}
        className={classes('dialog', wide && 'dialog-wide')}
        maskClassName="dialog-mask"
        pt={{
          root: {
            'data-closing': !open || undefined,
            'aria-labelledby': `${id}-title`,
            'aria-describedby': subtitle === undefined ? undefined : `${id}-subtitle`,
          },
        }}
      >
        <form
          className="dialog-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && !confirmDisabled) onConfirm?.();
          }}
        >
          <div className="dialog-head">
            {status !== undefined && (
              <span className={`dialog-icon dialog-${status}`}>
                <Icon name={ICONS[status]} />
              </span>
            )}
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              {subtitle !== undefined && (
                <p id={`${id}-subtitle`} className="dialog-subtitle">
                  {subtitle}
                </p>
              )}
            </div>
          </div>
          {children}
          <div className="dialog-foot">
            <Button onClick={onClose}>{cancelLabel}</Button>
            {onConfirm !== undefined && (
              <Button
                type="submit"
                variant={status === 'error' ? 'danger' : 'primary'}
                className={status === 'error' ? 'btn-solid' : undefined}
                disabled={confirmDisabled}
                busy={busy}
              >
                {confirmLabel}
              </Button>
            )}
          </div>
        </form>
      </PrimeDialog>
    </Prime>
  );
}
