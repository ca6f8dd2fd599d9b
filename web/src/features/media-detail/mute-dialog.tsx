import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  CreateMutedRuleDocument,
  MuteTrialDocument,
  UndoMutedRuleDocument,
  type AlertCardFragment,
  type MuteKind,
} from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { ExpiryField } from '../../lib/expiry/expiry-field.tsx';
import { endOf, expiryFault } from '../../lib/expiry/expiry.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { titleOf } from '../../lib/sayings.ts';
import { Banner } from '../../ui/banner.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inFigures } from '../../ui/figures.ts';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';

interface MuteDialogProps {
  alert: AlertCardFragment;
  sourceName: string;
  hasTarget: boolean;
  onClose: () => void;
}

const LIKE: readonly { value: MuteKind; label: string }[] = [
  {
    value: 'THING',
    get label() {
      return m.exactMatches;
    },
  },
  {
    value: 'RULE',
    get label() {
      return m.sameRule;
    },
  },
];
/** The rule is shown as made for so long with the way back, in milliseconds. */
const UNDO_FOR = 8_000;

/** Asks how much of what is like a dismissed alert shall be muted, where and for how long. */
export default function MuteDialog({ alert, sourceName, hasTarget, onClose }: MuteDialogProps) {
  const [create, { loading, error }] = useMutation(CreateMutedRuleDocument);
  const [drop] = useMutation(UndoMutedRuleDocument);
  const [like, setLike] = useState<MuteKind>('THING');
  const [only, setOnly] = useState<('source' | 'target')[]>([]);
  const [reason, setReason] = useState(alert.dismissReason ?? '');
  const [day, setDay] = useState('');
  const late = expiryFault(day);
  const scope = {
    alertId: alert.id,
    like,
    sameSource: only.includes('source'),
    sameTarget: only.includes('target'),
  };
  const { data: tried } = useQuery(MuteTrialDocument, {
    variables: { input: scope },
    fetchPolicy: 'network-only',
  });
  const takeBack = (id: string) => {
    drop({ variables: { id } }).then(
      () => showToast({ title: m.muteRuleRemoved }),
      (failed: unknown) => {
        showToast({
          title: m.muteRuleRemoveFailed,
          description: said(toProblem(failed).message),
          status: 'error',
        });
      },
    );
  };
  const mute = async () => {
    const wanted = {
      ...scope,
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      expiresAt: endOf(day),
    };
    const { data } = await create({ variables: { input: wanted } });
    if (data === undefined) return;
    const { id } = data.createMutedRule;
    onClose();
    showToast({
      title: m.alertsMuted,
      description: titleOf(alert),
      duration: UNDO_FOR,
      action: { label: m.undo, onSelect: () => takeBack(id) },
    });
  };
  return (
    <Dialog
      open
      title={m.muteTitle}
      subtitle={titleOf(alert)}
      confirmLabel={m.mute}
      confirmDisabled={late !== undefined}
      busy={loading}
      onClose={onClose}
      onConfirm={() => {
        mute().catch(() => undefined);
      }}
    >
      {error !== undefined && <Banner status="error">{said(toProblem(error).message)}</Banner>}
      <p className="dim">{m.muteHint}</p>
      <RadioList<MuteKind> label={m.whatToMute} options={LIKE} value={like} onChoose={setLike} />
      <CheckList
        label={m.onlyWhereFound}
        chosen={only}
        onChange={setOnly}
        options={[
          { value: 'source', label: m.onlyOnSource({ sourceName }) },
          ...(hasTarget ? [{ value: 'target' as const, label: m.sameTargetOnly }] : []),
        ]}
      />
      {tried !== undefined && (
        <p role="status" className="dim">
          {m.muteTrial({
            hidden: tried.muteTrial.hidden,
            all: inFigures(tried.muteTrial.lookedAt),
            days: tried.muteTrial.days,
            open: tried.muteTrial.stillOpen,
          })}
        </p>
      )}
      <TextField
        label={m.reasonLabel}
        maxLength={1000}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        hint={m.reasonHint}
      />
      <ExpiryField day={day} onChange={setDay} error={late} />
    </Dialog>
  );
}
