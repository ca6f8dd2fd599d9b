import { freshWords, withWords, type WordWish } from '@vedetta/machines';
import { useRef, useState, type FormEvent } from 'react';
import type { StartRescanInput } from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { said } from '../../lib/problem.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { useWords } from './use-words.ts';

interface WordListProps {
  /** What stands in the list: `Protected names`. */
  title: string;
  lead: string;
  /** One of them: `name`. */
  one: string;
  example: string;
  words: readonly string[];
  /** Makes one change on the server; answers the list as it is then. */
  send: (wish: WordWish) => Promise<readonly string[]>;
  /** What to try for the list to be `after`. */
  changeOf: (after: readonly string[]) => StartRescanInput;
}

/** Chips that are shown before somebody asks for all. */
const SHOWN = 60;

/**
 * A list of words that is kept whole: added to one by one or by pasting lines, and taken from with
 * a way back.
 */
export function WordList({ title, lead, one, example, words, send, changeOf }: WordListProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [all, setAll] = useState(false);
  const [tried, setTried] = useState<{ fresh: readonly string[]; change: StartRescanInput } | null>(
    null,
  );
  const input = useRef<HTMLInputElement>(null);
  const list = useWords({
    words,
    send,
    added: (more) =>
      more.length === 1
        ? m.wordAdded({ word: more[0] ?? '' })
        : m.wordsAdded({ count: more.length }),
    removed: (word) => m.wordRemoved({ word }),
    onAdded: () => setTyped(''),
  });
  const take = (text: string, then: (fresh: readonly string[]) => void) => {
    const { lines, fresh } = freshWords(text, words);
    input.current?.focus();
    if (fresh.length > 0) return then(fresh);
    setFault(
      lines === 0 ? m.nothingEntered({ one }) : lines === 1 ? m.alreadyInList : m.allAlreadyInList,
    );
  };
  const add = (text: string) => take(text, list.add);
  const remove = (word: string) => {
    input.current?.focus();
    list.remove(word);
  };
  return (
    <section className="col" aria-label={title}>
      <h2>{title}</h2>
      <p className="dim">{lead}</p>
      <form
        className="word-add"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!list.pending) add(typed);
        }}
      >
        <TextField
          ref={input}
          label={m.newWord({ one })}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={
            fault ??
            (list.problem?.fields[0] === undefined
              ? undefined
              : said(list.problem.fields[0].message))
          }
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFault(undefined);
            list.edit();
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\r\n]/u.test(text.trim())) return;
            event.preventDefault();
            add(text);
          }}
        />
        <Button type="submit" icon="plus" busy={list.pending}>
          {m.add}
        </Button>
      </form>
      <div>
        <Button
          variant="link"
          onClick={() =>
            take(typed, (fresh) => setTried({ fresh, change: changeOf(withWords(words, fresh)) }))
          }
        >
          {m.previewChanges}
        </Button>
      </div>
      {tried !== null && (
        <TrialDialog
          change={tried.change}
          title={m.previewTitle({ count: tried.fresh.length, word: tried.fresh[0] ?? '' })}
          confirmLabel={m.add}
          onClose={() => setTried(null)}
          onSave={() => {
            list.add(tried.fresh);
            setTried(null);
          }}
        />
      )}
      {words.length === 0 ? (
        <p className="word-none">{m.listEmpty}</p>
      ) : (
        <ul className="words" aria-label={title}>
          {(all ? words : words.slice(0, SHOWN)).map((word) => (
            <li key={word} className="word">
              <span>{word}</span>
              <IconButton
                icon="x"
                size="s"
                label={m.removeWord({ word })}
                disabled={list.pending}
                onClick={() => remove(word)}
              />
            </li>
          ))}
        </ul>
      )}
      {words.length > SHOWN && !all && (
        <div>
          <Button variant="link" onClick={() => setAll(true)}>
            {m.showAll({ count: words.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
