import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { redactEvent } from '@vedetta/machines';

/**
 * The message without secrets (passwords, codes, tokens, QR codes, recovery codes), and only what
 * another window can be sent.
 */
export function hidden(message: StatelyInspectionEvent): StatelyInspectionEvent {
  return again(JSON.stringify(Object.assign({ _version: message._version }, redactEvent(message))));
}

/** The same without e-mail addresses, for an inspector on another computer. */
export function withoutPeople(message: StatelyInspectionEvent): StatelyInspectionEvent {
  return again(
    JSON.stringify(hidden(message)).replaceAll(/[^\s"@\\]+@[^\s"@\\]+\.[^\s"@\\]+/g, '[e-mail]'),
  );
}

/** Redaction replaces values and keeps members, so that the kind of message stays. */
const again = (text: string): StatelyInspectionEvent => JSON.parse(text) as StatelyInspectionEvent;
