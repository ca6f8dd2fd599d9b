import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before what was typed is applied. */
const PAUSE = 250;

/**
 * The text of a box: the person's while they type; `apply` hears of it when they pause. `applied` leads when it changes from elsewhere, e.g. when somebody
 * goes back or takes the filters away.
 */
export function usePaused(applied: string, apply: (text: string) => void): [text: string, type: (text: string) => void, submit: (text: string) => void] {
  const [text, setText] = useState(applied);
  const asked = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (applied === asked.current) return;
    clearTimeout(timer.current);
    asked.current = applied;
    setText(applied);
  }, [applied]);
  const submit = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() === asked.current) return;
    asked.current = words.trim();
    apply(asked.current);
  };
  const type = (words: string) => {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(words), PAUSE);
  };
  return [text, type, submit];
}
