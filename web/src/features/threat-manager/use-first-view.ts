import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViews, viewPath } from '../../domain/views/use-views.ts';

/**
 * Somebody who comes without a wish in the address begins with the view they chose for that: once
 * per visit, before they did anything.
 */
export function useFirstView(): void {
  const navigate = useNavigate();
  const views = useViews();
  const wanted = useRef(window.location.search === '');
  useEffect(() => {
    if (views === undefined || !wanted.current) return;
    wanted.current = false;
    const first = views.find(({ isDefault }) => isDefault);
    if (first !== undefined && window.location.search === '')
      void navigate(viewPath(first), { replace: true });
  }, [views, navigate]);
}
