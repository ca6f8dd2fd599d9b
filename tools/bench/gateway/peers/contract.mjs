// What every peer serves: the part of our schema that the measured query uses, over the same REST call.
export const typeDefs = `
  enum Severity { INFORMATIVE LOW MEDIUM HIGH CRITICAL }
  enum AlertStatus { DETECTED VALIDATED RESOLVED DISMISSED }
  type Alert {
    id: ID! version: Int! mediaTitle: String! sourceId: Int! detector: String! title: String! summary: String!
    severity: Severity! status: AlertStatus! seenCount: Int! detectedAt: String! updatedAt: String!
  }
  type AlertPage { count: Int! results: [Alert!]! }
  type Query { alerts(page: Int!, pageSize: Int!): AlertPage! }
`;

const SEVERITIES = ['', 'INFORMATIVE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

export const mapAlert = (alert) => ({
  id: String(alert.id),
  version: alert.version,
  mediaTitle: alert.media_title,
  sourceId: alert.source_id,
  detector: alert.detector,
  title: alert.title,
  summary: alert.summary,
  severity: SEVERITIES[alert.severity],
  status: alert.status,
  seenCount: alert.seen_count,
  detectedAt: alert.detected_at,
  updatedAt: alert.updated_at,
});
export const mapPage = (page) => ({ count: page.count, results: page.results.map(mapAlert) });

export const restCall = ({ page, pageSize }) => JSON.stringify({ page, page_size: pageSize });
export const REST_PATH = '/api/alert/v1/';

/** Tells the bench where the target listens, and answers its questions about CPU time. */
export function announce(port) {
  process.on('message', (question) => {
    // Twice: the second one waits until the pages of the first are given back.
    for (let times = question.collect ? 2 : 0; times > 0; times -= 1) globalThis.gc?.();
    process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
