import type { Problem } from '@vedetta/machines';
import { useRef, useState, type FormEvent } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface WordListProps {
  /** What stands in the list: `Protected names`. */
  title: string;
  lead: string;
  /** One of them: `name`. */
  one: string;
  example: string;
  words: readonly string[];
  busy: boolean;
  onSave: (words: string[], done: string, undo?: string[]) => Promise<Problem | null>;
}

/** Chips that are shown before somebody asks for all. */
const SHOWN = 60;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A list of words that is kept whole: added to one by one or by pasting lines, and taken from with a way back. */
export function WordList({ title, lead, one, example, words, busy, onSave }: WordListProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [all, setAll] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (text: string) => {
    const fresh = text.split(/[\r\n]+/u).map((line) => line.trim()).filter((line) => line !== '');
    const more = fresh.filter((word, index) => !words.some((there) => same(there, word)) && fresh.findIndex((other) => same(other, word)) === index);
    if (fresh.length === 0) setFault(`Write a ${one} first.`);
    else if (more.length === 0) setFault(fresh.length === 1 ? 'It is in the list already.' : 'All of them are in the list already.');
    else {
      const problem = await onSave([...words, ...more], more.length === 1 ? `${more[0] ?? ''} is protected now` : `${more.length} are protected now`);
      setFault(problem?.fields[0]?.message);
      if (problem === null) setTyped('');
    }
    input.current?.focus();
  };
  const remove = (word: string) => {
    input.current?.focus();
    void onSave(words.filter((there) => there !== word), `${word} is not protected any more`, [...words]);
  };
  return (
    <section className="col" aria-label={title}>
      <h2>{title}</h2>
      <p className="dim">{lead}</p>
      <form className="word-add" noValidate onSubmit={(event: FormEvent) => { event.preventDefault(); if (!busy) void add(typed); }}>
        <TextField
          ref={input} label={`New ${one}`} placeholder={example} autoComplete="off" spellCheck={false} value={typed} error={fault}
          onChange={({ currentTarget }) => { setTyped(currentTarget.value); setFault(undefined); }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\r\n]/u.test(text.trim())) return;
            event.preventDefault();
            void add(text);
          }}
        />
        <Button type="submit" icon="plus" busy={busy}>Add</Button>
      </form>
      {words.length === 0 ? <p className="word-none">None yet.</p> : (
        <ul className="words" aria-label={title}>
          {(all ? words : words.slice(0, SHOWN)).map((word) => (
            <li key={word} className="word"><span>{word}</span><IconButton icon="x" size="s" label={`Remove ${word}`} disabled={busy} onClick={() => remove(word)} /></li>
          ))}
        </ul>
      )}
      {words.length > SHOWN && !all && <div><Button variant="link" onClick={() => setAll(true)}>Show all {words.length}</Button></div>}
    </section>
  );
}
