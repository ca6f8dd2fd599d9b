import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/users/index.ts';
import { UserDetailsDocument, type UserRowFragment } from '../../generated/users/graphql.ts';
import { formatMoment } from '../../lib/dates.ts';
import { isMissing, said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PersonCard } from '../../ui/person-card.tsx';
import { GROUP_LABELS, standing } from './words.ts';
import './users.css';

interface PersonProps {
  id: string;
  title: string;
  /** Their name is the title as soon as it is known. */
  isNamed?: boolean;
  /** The acts choose a group: it is not told twice. */
  choosesGroup: (user: UserRowFragment) => boolean;
  /** The acts below what is known. */
  children: (user: UserRowFragment) => ReactNode;
}

/** A page about one person. */
export function Person({ id, title, isNamed = false, choosesGroup, children }: PersonProps) {
  const { data, error, refetch } = useQuery(UserDetailsDocument, { variables: { id } });
  const problem = error === undefined ? null : toProblem(error);
  const heading = isNamed && data !== undefined ? data.user.fullName : title;
  return (
    <div className="page">
      <PageTitle>{heading}</PageTitle>
      <div className="head">
        <Link to="/admin/users" className="dim">
          {m.users}
        </Link>
        <span className="dim" aria-hidden="true">
          /
        </span>
        <h1 tabIndex={-1}>{heading}</h1>
      </div>
      {data === undefined && problem === null && <Loading />}
      {data === undefined && problem !== null && (
        <Card>
          {isMissing(problem) ? (
            <EmptyState
              icon={<Icon name="search" />}
              title={m.notFoundTitle}
              description={m.notFoundHint}
              action={
                <Link className="btn btn-default btn-m" to="/admin/users">
                  {m.backToUsers}
                </Link>
              }
            />
          ) : (
            <EmptyState
              role="alert"
              icon={<Icon name="warning" />}
              bgIcon="var(--critical-soft)"
              title={m.usersLoadFailed}
              description={said(problem.message)}
              action={
                <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
                  {m.tryAgain}
                </Button>
              }
            />
          )}
        </Card>
      )}
      {data !== undefined && (
        <Card padded className="person">
          <div className="row">
            <PersonCard hasBold fullName={data.user.fullName} email={data.user.email} />
            <span className="grow" />
            <span className={`standing standing-${standing(data.user).tone}`}>
              {standing(data.user).label}
            </span>
          </div>
          <dl>
            {!choosesGroup(data.user) && (
              <>
                <dt>{m.group}</dt>
                <dd>{GROUP_LABELS[data.user.group]}</dd>
              </>
            )}
            <dt>{m.emailAddress}</dt>
            <dd className="num">
              {data.user.emailVerifiedAt === null ? (
                <span className="standing standing-wait">{m.notVerified}</span>
              ) : (
                m.verifiedOn({ moment: formatMoment(data.user.emailVerifiedAt) })
              )}
            </dd>
            <dt>{m.phone}</dt>
            <dd>{data.user.phoneNumber ?? '—'}</dd>
            <dt>{m.twoFactor}</dt>
            <dd>{data.user.mfaEnrolled ? m.twoFactorSetUp : m.twoFactorNotSetUp}</dd>
            <dt>{m.askedToJoin}</dt>
            <dd className="num">{formatMoment(data.user.dateJoined)}</dd>
            <dt>{m.lastLogin}</dt>
            <dd className="num">
              {data.user.lastLogin === null ? m.neverLoggedIn : formatMoment(data.user.lastLogin)}
            </dd>
          </dl>
          {children(data.user)}
        </Card>
      )}
    </div>
  );
}
