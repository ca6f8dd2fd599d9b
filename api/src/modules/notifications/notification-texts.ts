import { excerptWithMentions } from '../notes/mentions.ts';
import { severityLabel } from '../alerts/severity-labels.ts';

/** Length of a note's beginning in a notification, UTF-16 units. */
const EXCERPT = 200;

const more = (n: number) => (n > 1 ? ` and ${n - 1} more alert${n > 2 ? 's' : ''}` : '');

/**
 * Sentences that follow the sender's name in the notification drawer; titles stand in quotation
 * marks.
 */
export const notificationText = {
  assigned: (title: string) => `assigned you “${title}”`,
  assignedMany: (title: string, n: number) => `assigned you “${title}”${more(n)}`,
  resolved: (title: string, feedback: string) => `resolved “${title}”: ${feedback}`,
  resolvedMany: (title: string, n: number, feedback: string) =>
    `resolved “${title}”${more(n)}: ${feedback}`,
  severity: (title: string, from: number, to: number) =>
    `changed severity ${severityLabel(from)} → ${severityLabel(to)} on “${title}”`,
  mention: (note: string) => `mentioned you: ${excerptWithMentions(note, EXCERPT)}`,
} as const;
