import { cloneElement, useId, type ReactElement } from 'react';
import './tooltip.css';

interface TooltipProps {
  text: string;
  /** One element that can take focus, or else give it `tabIndex={0}`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: 'top' | 'bottom' | 'right' | 'left';
}

/** Shows a sentence on hover and on focus, and ties it to the element as its description. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  return (
    <span className={`tip tip-${side}`}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className="tip-text">
        {text}
      </span>
    </span>
  );
}
