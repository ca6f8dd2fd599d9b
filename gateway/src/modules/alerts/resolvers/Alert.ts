import type { AlertResolvers } from '../../../generated/resolvers-types.ts';

export const Alert: AlertResolvers = {
  findings: async (alert, _args, { load }) => alert.findings ?? (await load.alert.load(alert.id)).findings ?? [],
};
