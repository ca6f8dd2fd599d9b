import { useEffect, useState } from 'react';
import * as m from '../generated/messages/ui/index.ts';
import { Button } from './button.tsx';

/**
 * Copies a text and says for two seconds whether that worked. `what` names the text: "Copy secret".
 */
export function CopyButton({
  text,
  what,
  withText = false,
}: {
  text: string;
  what: string;
  withText?: boolean;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => {
      setOutcome(null);
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  const words =
    outcome === 'copied'
      ? m.copied
      : outcome === 'refused'
        ? m.copyManually
        : withText
          ? m.copyNamed({ what })
          : m.copy;
  return (
    <Button
      size="s"
      icon={outcome === 'copied' ? 'check' : 'copy'}
      aria-label={outcome === null ? m.copyNamed({ what }) : words}
      onClick={() => {
        copy(text).then(
          () => {
            setOutcome('copied');
          },
          () => {
            setOutcome('refused');
          },
        );
      }}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}

/** The clipboard exists in secure contexts only; a server reached by its plain address has none. */
async function copy(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This page may not use the clipboard.');
  await navigator.clipboard.writeText(text);
}
