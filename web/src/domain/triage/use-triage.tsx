import { useApolloClient } from '@apollo/client/react';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Severity } from '../../generated/triage/graphql.ts';
import { showToast } from '../../ui/toast.ts';
import { titleOf } from '../../lib/sayings.ts';
import { useViewer } from '../viewer/use-viewer.ts';
import { keyRefusal, statusOfKey } from './act-labels.ts';
import { startStatusAct, type StatusAct } from './status-act.ts';
import {
  sendChange,
  showWish,
  type FieldChange,
  type TriageAlert,
  type TriagePerson,
} from './triage-api.ts';
import { AssignDialog, DismissDialog, ResolveDialog } from './triage-dialogs.tsx';
import { sayRefused } from './refusal.ts';

export type Triage = ReturnType<typeof useTriage>;
type Asking =
  | { about: 'dismiss' | 'resolve'; alert: TriageAlert; act: StatusAct }
  | { about: 'assign'; alert: TriageAlert };

/**
 * What a screen needs to triage: acts that show at once, questions where an act needs an answer,
 * and the way back.
 */
export function useTriage({ onDone }: { onDone?: () => void } = {}) {
  const client = useApolloClient();
  const me = useViewer().user;
  const [asking, setAsking] = useState<Asking | null>(null);
  const done = useEffectEvent(() => onDone?.());
  // Acts outlive a render; what is done when they end must not be that of an old one.
  const ended = useRef<() => void>(() => undefined);
  useEffect(() => {
    ended.current = () => done();
  }, []);

  /** Severity and assignee: shown at once, taken back when refused. */
  const change = async (alert: TriageAlert, wish: FieldChange) => {
    const release = showWish(client.cache, alert.id, wish);
    try {
      await sendChange(client, alert.id, alert.version, wish);
    } catch (error) {
      await sayRefused(client, alert, error);
    } finally {
      release();
    }
    ended.current();
  };
  const assign = (alert: TriageAlert, to: TriagePerson | null) =>
    void change(alert, {
      kind: 'assignee',
      to: to === null ? null : { id: to.id, fullName: to.fullName, email: to.email },
    });
  const close = () => setAsking(null);
  const changeStatus = (alert: TriageAlert, to: AlertStatus) => {
    const act = startStatusAct(client, alert, {
      onAsk: (about) =>
        setAsking((now) => {
          if (about !== null) return { about, alert, act };
          return now !== null && now.about !== 'assign' && now.act === act ? null : now;
        }),
      onChange: () => ended.current(),
    });
    act.request(to);
  };
  const askAssignee = (alert: TriageAlert) => setAsking({ about: 'assign', alert });

  return {
    /**
     * Takes an alert to another status; asks first for the reason or the feedback where the machine
     * wants one.
     */
    changeStatus,
    /**
     * What a key of triage does on an alert, or why it cannot; answers whether it is one of them.
     */
    onKey: (alert: TriageAlert, key: string): boolean => {
      const to = statusOfKey(key, alert.status);
      const refusal = keyRefusal(key, alert.status);
      if (to !== null) changeStatus(alert, to);
      else if (refusal !== null) showToast({ status: 'error', title: refusal });
      else if (key.toLowerCase() === 'a') askAssignee(alert);
      else return false;
      return true;
    },
    changeSeverity: (alert: TriageAlert, to: Severity) =>
      void change(alert, { kind: 'severity', to }),
    assign,
    askAssignee,
    dialogs:
      asking === null ? null : (
        <Question asking={asking} me={me} onClose={close} onAssign={assign} />
      ),
  };
}

interface QuestionProps {
  asking: Asking;
  me: TriagePerson;
  onClose: () => void;
  onAssign: (alert: TriageAlert, person: TriagePerson | null) => void;
}

/** The question that an act needs answered before it is made. */
function Question({ asking, me, onClose, onAssign }: QuestionProps) {
  const { alert } = asking;
  if (asking.about === 'assign') {
    return (
      <AssignDialog
        title={titleOf(alert)}
        me={me}
        selectedId={alert.assignee?.id ?? null}
        onCancel={onClose}
        onAssign={(person) => {
          onClose();
          if (person?.id !== alert.assignee?.id) onAssign(alert, person);
        }}
      />
    );
  }
  const cancel = () => {
    asking.act.cancel();
    onClose();
  };
  if (asking.about === 'dismiss')
    return (
      <DismissDialog
        title={titleOf(alert)}
        onCancel={cancel}
        onDismiss={(reason) => {
          onClose();
          asking.act.giveReason(reason);
        }}
      />
    );
  return (
    <ResolveDialog
      title={titleOf(alert)}
      onCancel={cancel}
      onResolve={(response) => {
        onClose();
        asking.act.giveFeedback(response);
      }}
    />
  );
}
