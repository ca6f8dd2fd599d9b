/**
 * One screen per tag of the machine; those with a path of their own are children of /free-trial.
 */
export const VIEWS = [
  'comingSoon',
  'request',
  'company',
  'submitted',
  'activate',
  'activated',
  'linkDead',
  'linkCut',
  'unreachable',
] as const;
export type View = (typeof VIEWS)[number];

export const PATHS: Readonly<Record<View, string | null>> = {
  comingSoon: 'coming-soon',
  request: 'request',
  company: 'company',
  submitted: 'request-submitted',
  activate: 'activate-account',
  activated: null,
  linkDead: null,
  linkCut: null,
  unreachable: null,
};
