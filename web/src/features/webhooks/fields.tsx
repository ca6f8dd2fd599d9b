import type { Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/webhooks/index.ts';
import type { WebhookKind } from '../../generated/webhooks/graphql.ts';
import { secretFault } from '../../lib/secret-words.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { KINDS } from './words.ts';

export interface WebhookDraft {
  name: string;
  url: string;
  kinds: WebhookKind[];
}

const EXAMPLE = 'https://hooks.company.example/vedetta';

/** What is asked of a webhook, new or there already. */
export function WebhookFields({
  draft,
  onChange,
  problem,
}: {
  draft: WebhookDraft;
  onChange: (draft: WebhookDraft) => void;
  problem: Problem | null;
}) {
  return (
    <>
      <TextField
        label={m.name}
        maxLength={100}
        autoComplete="off"
        value={draft.name}
        onChange={({ currentTarget }) => onChange({ ...draft, name: currentTarget.value })}
        error={secretFault(problem, 'name')}
        hint={m.nameHint}
      />
      <TextField
        label={m.url}
        type="url"
        inputMode="url"
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={draft.url}
        onChange={({ currentTarget }) => onChange({ ...draft, url: currentTarget.value })}
        error={secretFault(problem, 'url')}
        hint={m.urlHint}
      />
      <CheckList
        label={m.eventsToSend}
        options={KINDS}
        chosen={draft.kinds}
        onChange={(kinds) => onChange({ ...draft, kinds })}
        error={secretFault(problem, 'choices', 'kinds')}
      />
    </>
  );
}
