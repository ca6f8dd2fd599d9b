import { useEffect, useRef, useState } from 'react';
import { queryOf } from './use-list-query.ts';

/** As in the lists of alerts: milliseconds without a key before the search is applied. */
const PAUSE = 250;

/**
 * The text of a search box: the person's while they type, however long the list takes. The address follows when they pause or press Enter, and leads
 * when somebody goes back or takes the filters away.
 */
export function useSearchText(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const asked = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { search } = queryOf(new URLSearchParams(window.location.search));
    if (search === asked.current) return;
    clearTimeout(timer.current);
    asked.current = search;
    setText(search);
  }, [applied]);
  const submit = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() === asked.current) return;
    asked.current = words.trim();
    apply(asked.current);
  };
  return {
    text,
    type: (words: string) => {
      setText(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => submit(words), PAUSE);
    },
    submit: () => submit(text),
    clear: () => {
      setText('');
      submit('');
    },
  };
}
