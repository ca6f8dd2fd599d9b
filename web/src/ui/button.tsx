import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { classes } from './classes.ts';
import './button.css';

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'ghost' | 'link';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  iconRight?: IconName;
  /** Shows a spinner and ignores clicks while the act is under way; the button keeps its focus. */
  busy?: boolean;
  /** As wide as its container. */
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button of every screen. A disabled-looking busy button stays focusable so that focus is not
 * lost.
 */
export function Button({
  variant = 'default',
  size = 'm',
  icon,
  iconRight,
  busy = false,
  block = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes('btn', `btn-${variant}`, `btn-${size}`, block && 'btn-block', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner small /> : icon !== undefined && <Icon name={icon} />}
      {children}
      {iconRight !== undefined && <Icon name={iconRight} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'icon'> {
  /** What it does, in words: its accessible name. */
  label: string;
  icon: IconName;
}

/** A square button that shows only a drawing. */
export function IconButton({ label, className, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      className={classes('btn-icon', className)}
    />
  );
}
