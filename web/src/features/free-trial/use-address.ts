import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FreeTrial } from './machine.ts';
import { PATHS, type View } from './views.ts';

/**
 * Keeps the address and the machine in step: each screen has its path, and the browser's "back"
 * from the company is the form's.
 * @param child what the address names below /free-trial
 */
export function useAddress(trial: FreeTrial, view: View | undefined, child: string): void {
  const navigate = useNavigate();
  const told = useRef<View | undefined>(undefined);
  useEffect(() => {
    const path = view === undefined ? null : PATHS[view];
    const isNew = told.current !== view;
    const before = told.current;
    told.current = view;
    if (path === null || path === child) return;
    if (!isNew && view === 'company' && child === 'request')
      trial.send({ type: 'free-trial.back.pressed' });
    // Only a step forward is one that "back" should undo.
    else
      void navigate(`/free-trial/${path}`, {
        replace: !(before === 'request' && view === 'company'),
      });
  }, [trial, view, child, navigate]);
}
