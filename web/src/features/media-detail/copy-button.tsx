import * as m from '../../generated/messages/media-detail/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Copies a text. `what` names it: `coordinates`. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: m.copied({ what }) });
    } catch {
      showToast({
        status: 'error',
        title: m.copyFailed({ what }),
        description: m.copyFailedHint,
      });
    }
  };
  return (
    <IconButton icon="copy" size="s" label={m.copyWhat({ what })} onClick={() => void copy()} />
  );
}
