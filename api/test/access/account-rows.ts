import { body, PASSWORD, type Row, row, stranger, twice, UNKNOWN_TOKEN } from './row.ts';

/** How people come in, and what is a person's own. */
// anon trial viewer analyst admin foreign revoked key: read triage upload admin
export const ACCOUNT_ROWS: Record<string, Row> = {
  getSetupState: row('200  200  200    200     200   200     200   200  200  200  200'),
  completeSetup: row('409  409  409    409     409   409     409   409  409  409  409', () => ({
    body: { code: 'x', company: 'x', first_name: 'x', last_name: 'x', email: stranger(), ...twice },
  })),
  registerUser: row('202  202  202    202     202   202     202   202  202  202  202', () => ({
    body: { first_name: 'x', last_name: 'x', email: stranger(), ...twice },
  })),
  login: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger(), password: 'x' },
  })),
  generateQrCode: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger() },
  })),
  verifyToken: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger(), token: '123456' },
  })),
  logout: row('204  204  204    204     204   204     204   204  204  204  204'),
  refreshSession: row('401  401  401    401     401   401     401   401  401  401  401'),

  whoAmI: row('401  200  200    200     200   200     401   200  200  200  200'),
  listUsers: row('401  403  403    403     200   200     401   403  403  403  200', body({})),
  listColleagues: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  getUser: row(
    '401  404  404    404     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  updateUser: row(
    '401  404  404    404     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.userId() }, body: { group_name: 'Viewers' } }),
  ),

  // Nobody's own account and never the last admin's, hence a fresh user each time.
  deleteUser: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  resetMfa: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  listGroups: row('401  403  403    403     200   200     401   403  403  403  200'),
  listInvitations: row('401  403  403    403     200   200     401   403  403  403  200'),
  inviteUser: row('401  403  403    403     201   201     401   403  403  403  201', () => ({
    body: { email: stranger() },
  })),
  withdrawInvitation: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.invitationId() } }),
  ),
  readInvitation: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  acceptInvitation: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN, first_name: 'x', last_name: 'x', ...twice },
  })),
  requestPasswordReset: row(
    '202  202  202    202     202   202     202   202  202  202  202',
    () => ({ body: { email: stranger() } }),
  ),
  verifyEmail: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  requestEmailVerification: row(
    '202  202  202    202     202   202     202   202  202  202  202',
    () => ({ body: { email: stranger() } }),
  ),
  readPasswordResetLink: row(
    '400  400  400    400     400   400     400   400  400  400  400',
    () => ({ body: { uid: 1, token: UNKNOWN_TOKEN } }),
  ),
  confirmPasswordReset: row(
    '400  400  400    400     400   400     400   400  400  400  400',
    () => ({
      params: { uid: 1, token: UNKNOWN_TOKEN },
      body: { new_password: PASSWORD, re_new_password: PASSWORD },
    }),
  ),
  registerTrial: row('202  202  202    202     202   202     202   202  202  202  202', () => ({
    body: { first_name: 'x', last_name: 'x', email: stranger(), company: 'x' },
  })),
  readTrialLink: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  activateTrial: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN, ...twice },
  })),
  // What is a person's own is closed to keys. 422 and 409: let in, and then told what is missing.
  changePassword: row('401  422  422    422     422   422     401   403  403  403  403', body({})),
  listSessions: row('401  200  200    200     200   200     401   403  403  403  403'),
  revokeOtherSessions: row('401  200  200    200     200   200     401   403  403  403  403'),
  getSecondFactor: row('401  200  200    200     200   200     401   403  403  403  403'),
  offerAuthenticator: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ token: '000000' }),
  ),
  confirmAuthenticator: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ offer: 'none of ours', token: '000000' }),
  ),
  countRecoveryCodes: row('401  200  200    200     200   200     401   403  403  403  403'),
  renewRecoveryCodes: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ token: '000000' }),
  ),
};
