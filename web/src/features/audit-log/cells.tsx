import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import { detailWords, inOrder } from './detail-words.ts';
import { actionWords, actorWords, KEYS_PATH, personPath, subjectWords } from './words.ts';

/** The act, what it was about, and what else was noted. */
export function What({ row }: { row: AuditRowFragment }) {
  const { words, path, rest } = subjectWords(row);
  return (
    <>
      <span className="row-title">{actionWords(row.action)}</span>
      <div className="audit-detail">
        {path === null ? words : <Link to={path}>{words}</Link>}
        {words !== '' && rest.length > 0 && ' · '}
        {inOrder(rest).map((fact, index) => (
          <Fragment key={fact.name}>
            {index > 0 && ', '}
            <Fact fact={fact} keyName={row.accessKeyName} />
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** One detail; the access key that was used by its name, which leads to the keys. */
function Fact({
  fact,
  keyName,
}: {
  fact: AuditRowFragment['detail'][number];
  keyName: string | null;
}) {
  const { label, value } = detailWords(fact);
  if (fact.name === 'access_key' && keyName !== null)
    return (
      <>
        {label}: <Link to={KEYS_PATH}>{keyName}</Link>
      </>
    );
  return (
    <>
      {label}: {value}
    </>
  );
}

/** Who did it, and their page while they have an account. */
export function Who({ row }: { row: AuditRowFragment }) {
  return row.actor === null ? (
    <span className="audit-who">{actorWords(row)}</span>
  ) : (
    <Link className="audit-who" to={personPath(row.actor.id)}>
      {actorWords(row)}
    </Link>
  );
}
