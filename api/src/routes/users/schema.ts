import { z } from 'zod';
import {
  Email,
  Id,
  IdParam,
  Person,
  PersonName,
  SortDirection,
  Timestamp,
  text,
} from '../../http/fields.ts';
import { operation } from '../../http/operation.ts';
import { pageOf, pageRequest } from '../../http/paging.ts';
import { GROUPS } from '../../policies/capabilities.ts';
import { NotificationContext } from '../notifications/schema.ts';

const Password = z.string().min(1).max(1024);
/** What stands in a mailed link. */
export const LinkToken = z.string().regex(/^[\w-]{20,100}$/, 'Open the whole link of the letter.');
export const GroupNameField = z.enum(GROUPS);
export const LanguageField = z.enum(['en', 'it']);
export const PhoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[0-9 ().-]{4,32}$/, 'Enter a phone number such as +39 02 5550 0134.');

/** The user as they and their admins see them (specification, section 3). */
export const User = z
  .object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_number: z.string().nullable(),
    is_active: z.boolean(),
    is_approved: z.boolean(),
    group_name: GroupNameField,
    groups_details: z.array(z.object({ name: GroupNameField })),
    tour_visible: z.boolean(),
    mfa_enrolled: z.boolean(),
    theme: z.enum(['system', 'light', 'dark']),
    time_zone: z.string().nullable(),
    language: LanguageField.nullable().meta({
      description: 'Language of the screens; null follows the browser.',
    }),
    date_language: LanguageField.meta({ description: 'Language of the names of months.' }),
    mail_contexts: z
      .array(NotificationContext)
      .meta({ description: 'Which notifications also come by mail.' }),
    email_verified_at: Timestamp.nullable().meta({
      description: 'When the person proved the address; null for a registration that has not yet.',
    }),
    date_joined: Timestamp,
    last_login: Timestamp.nullable(),
    company_details: z.object({
      id: Id,
      name: z.string(),
      total_scan: z.int().nullable().meta({ description: 'Scan allowance; null when unlimited.' }),
      scans_left: z.int().nullable(),
    }),
  })
  .meta({ id: 'User' });

export const WhoAmI = z
  .object({
    user: User,
    is_admin: z.boolean(),
    is_free_trial: z.boolean(),
    capabilities: z.array(z.string()),
    contact_email: z.string().nullable().meta({
      description:
        'Whom a free trial writes to for a full account; null when the operator named nobody.',
    }),
    event_position: z
      .int()
      .min(0)
      .meta({
        description:
          'Id of the company’s newest event when this was answered: lists read later and ' +
          '`/ws/events/?after=` with it leave no gap.',
      }),
  })
  .meta({ id: 'WhoAmI' });

export const LoginRequest = z.strictObject({ email: Email, password: Password });
export const LoginAnswer = z
  .object({
    mfa: z.enum(['enroll', 'verify']).optional(),
    access: z.string().optional(),
  })
  .meta({
    id: 'LoginAnswer',
    description:
      'Either `mfa` (the next step, with a 5-minute pre-authentication cookie) or `access`.',
  });
export const Enrolment = z
  .object({ otpauth_url: z.string(), qr_svg: z.string(), secret: z.string() })
  .meta({ id: 'Enrolment' });
export const VerifyAnswer = z
  .object({ access: z.string(), recovery_codes: z.array(z.string()).optional() })
  .meta({
    id: 'VerifyAnswer',
    description: 'Recovery codes appear once, in the answer that completes the enrolment.',
  });
export const AccessAnswer = z.object({ access: z.string() }).meta({ id: 'AccessAnswer' });

export const RegistrationRequest = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  password: Password,
  re_new_password: Password,
});
export const RegistrationAnswer = z.object({ email: z.string() }).meta({
  id: 'RegistrationAnswer',
  description: 'The same for a new, a known and a foreign address.',
});

export const UserListRequest = z.strictObject({
  ...pageRequest(5),
  is_active: z.boolean().optional(),
  is_approved: z.boolean().optional(),
  groups: z.array(GroupNameField).max(GROUPS.length).optional(),
  search_query: text(256, 0).optional(),
  sort: z
    .enum(['date_joined', 'first_name', 'last_name', 'email', 'last_login'])
    .default('date_joined'),
  sortDirection: SortDirection.default('asc'),
});
export const ColleagueListRequest = z.strictObject({
  ...pageRequest(50),
  search_query: text(256, 0).optional(),
  ids: z.array(Id).min(1).max(200).optional().meta({
    description:
      'These people only, inactive ones too; those that the company does not have are left out.',
  }),
  may_triage: z
    .boolean()
    .optional()
    .meta({ description: 'true: only those who may be assigned, false: only the others.' }),
});
export const UserPage = pageOf(User, 'UserPage');
export const ColleaguePage = pageOf(Person, 'ColleaguePage');

/**
 * Own record: names, phone, tour, theme, time zone, languages, notification choices. Admin fields
 * are refused with 403 for anybody else.
 */
export const UserPatch = z.strictObject({
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  phone_number: PhoneNumber.nullable().optional(),
  tour_visible: z.boolean().optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  time_zone: z.string().max(64).nullable().optional(),
  language: LanguageField.nullable().optional(),
  date_language: LanguageField.optional(),
  mail_contexts: z.array(NotificationContext).max(NotificationContext.options.length).optional(),
  is_active: z.boolean().optional(),
  is_approved: z.boolean().optional(),
  group_name: GroupNameField.optional(),
  action: z.enum(['approve', 'reject', 'activate', 'deactivate']).optional(),
  confirm_unverified: z.boolean().optional().meta({
    description:
      'true approves an address that no one verified; only where the server sends no mail.',
  }),
});

const base = '/api/user/v1';
export const userOperations = {
  register: operation({
    id: 'registerUser',
    method: 'post',
    path: `${base}/create/`,
    tag: 'users',
    access: 'public',
    status: 202,
    summary: 'Asks to join the company whose e-mail domain matches; an admin approves.',
    body: RegistrationRequest,
    response: RegistrationAnswer,
  }),
  verifyEmail: operation({
    id: 'verifyEmail',
    method: 'post',
    path: `${base}/verify-email/`,
    tag: 'users',
    access: 'public',
    status: 200,
    summary:
      'Follows the link that a registration mails, once, within 72 hours: the address is verified.',
    body: z.strictObject({ token: LinkToken }),
    response: z.object({ email: z.string() }).meta({ id: 'EmailVerified' }),
    problems: [400],
  }),
  requestEmailVerification: operation({
    id: 'requestEmailVerification',
    method: 'post',
    path: `${base}/verify-email/request/`,
    tag: 'users',
    access: 'public',
    status: 202,
    summary:
      'Mails a new link to a registration whose address is not verified; the answer is the same if there is none.',
    body: z.strictObject({ email: Email }),
    response: z.object({ email: z.string() }).meta({ id: 'EmailVerificationAnswer' }),
  }),
  login: operation({
    id: 'login',
    method: 'post',
    path: `${base}/login/`,
    tag: 'sign-in',
    access: 'public',
    status: 200,
    summary: 'Checks e-mail and password.',
    body: LoginRequest,
    response: LoginAnswer,
    problems: [403],
  }),
  generateQrCode: operation({
    id: 'generateQrCode',
    method: 'post',
    path: `${base}/generate-qrcode/`,
    tag: 'sign-in',
    access: 'preauth-cookie',
    status: 200,
    summary: 'Starts the enrolment of a second factor.',
    body: z.strictObject({ email: Email }),
    response: Enrolment,
    problems: [409],
  }),
  verifyToken: operation({
    id: 'verifyToken',
    method: 'post',
    path: `${base}/verify-token/`,
    tag: 'sign-in',
    access: 'preauth-cookie',
    status: 200,
    summary: 'Completes sign-in with a one-time code or a recovery code.',
    body: z.strictObject({ email: Email, token: z.string().trim().min(6).max(32) }),
    response: VerifyAnswer,
  }),
  logout: operation({
    id: 'logout',
    method: 'post',
    path: `${base}/logout/`,
    tag: 'sign-in',
    access: 'public',
    status: 204,
    summary: 'Ends the session of the bearer token or of the refresh cookie.',
  }),
  refresh: operation({
    id: 'refreshSession',
    method: 'post',
    path: `${base}/login/refresh/`,
    tag: 'sign-in',
    access: 'refresh-cookie',
    status: 200,
    summary: 'Rotates the refresh cookie and answers a fresh access token.',
    response: AccessAnswer,
  }),
  whoami: operation({
    id: 'whoAmI',
    method: 'get',
    path: `${base}/whoami/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'The signed-in user, and whether this is a free trial.',
    response: WhoAmI,
    keys: true,
  }),
  list: operation({
    id: 'listUsers',
    method: 'post',
    path: `${base}/`,
    tag: 'users',
    access: 'admin',
    status: 200,
    summary: 'The company’s users.',
    body: UserListRequest,
    response: UserPage,
  }),
  colleagues: operation({
    id: 'listColleagues',
    method: 'post',
    path: `${base}/colleagues/`,
    tag: 'users',
    access: 'people.read',
    status: 200,
    summary: 'Active colleagues by name: for assignment and mentions.',
    body: ColleagueListRequest,
    response: ColleaguePage,
  }),
  read: operation({
    id: 'getUser',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'One user: oneself, or anybody of the company for an admin.',
    params: IdParam,
    response: User,
    problems: [404],
  }),
  patch: operation({
    id: 'updateUser',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'self',
    status: 200,
    summary: 'Changes one’s own record; admins also approve, activate and move between groups.',
    params: IdParam,
    body: UserPatch,
    response: User,
    problems: [403, 404, 409],
  }),
  remove: operation({
    id: 'deleteUser',
    method: 'delete',
    path: `${base}/{id}/`,
    tag: 'users',
    access: 'admin',
    status: 204,
    summary:
      'Deletes an account; never one’s own or that of the last administrator. What the person ' +
      'did stays, under their name.',
    params: IdParam,
    problems: [404, 409],
  }),
  resetMfa: operation({
    id: 'resetMfa',
    method: 'delete',
    path: `${base}/reset_mfa/{id}`,
    tag: 'users',
    access: 'admin',
    status: 204,
    summary: 'Removes a colleague’s second factor; the next sign-in enrols a new one.',
    params: IdParam,
    problems: [404, 409],
  }),
};
