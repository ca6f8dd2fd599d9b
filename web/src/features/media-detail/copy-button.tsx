import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Copies a text. `what` names it: `coordinates`. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: `Copied the ${what}` });
    } catch {
      showToast({ status: 'error', title: `Could not copy the ${what}`, description: 'The browser does not allow it here: select the text and copy it by hand.' });
    }
  };
  return <IconButton icon="copy" size="s" label={`Copy the ${what}`} onClick={() => void copy()} />;
}
