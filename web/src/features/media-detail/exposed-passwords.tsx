import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  RevealPasswordsDocument,
  type RevealPasswordsMutation,
} from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { stepsOf } from '../../lib/quotes.ts';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import './exposed-passwords.css';

type Revealed = NonNullable<RevealPasswordsMutation['revealPasswords']>;

export interface Exposed {
  /** null until they are asked for. */
  revealed: Revealed | null;
  busy: boolean;
  error: unknown;
  show: () => void;
}

/**
 * The passwords that an item shows, once asked for: no cache has them, and they are gone with the
 * page.
 */
export function useExposed(mediaId: string, onShown: () => void): Exposed {
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [ask, { loading, error }] = useMutation(RevealPasswordsDocument, {
    fetchPolicy: 'no-cache',
  });
  // A browser may keep a page that was left, to show it again as it was.
  useEffect(() => {
    const forget = () => setRevealed(null);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  const show = () => {
    ask({ variables: { id: mediaId } }).then(
      ({ data }) => {
        setRevealed(data?.revealPasswords ?? null);
        onShown();
      },
      () => undefined,
    );
  };
  return { revealed, busy: loading, error, show };
}

/** Says that an item shows passwords of colleagues, and shows them to those who may see them. */
export function ExposedPasswords({
  exposed: { revealed, busy, error, show },
}: {
  exposed: Exposed;
}) {
  const mayShow = useCan('passwords.reveal');
  return (
    <section className="exposed" aria-label={m.passwordsTitle}>
      {revealed === null ? (
        <div className="exposed-line">
          <p>
            {m.passwordsHidden} {!mayShow && m.passwordsForTriage}
          </p>
          {mayShow && (
            <Button size="s" icon="eye" busy={busy} onClick={show}>
              {m.showPasswords}
            </Button>
          )}
        </div>
      ) : (
        <Shown revealed={revealed} />
      )}
      {error !== undefined && (
        <Banner status="error">
          {m.passwordsFailed} {said(toProblem(error).message)}
        </Banner>
      )}
    </section>
  );
}

function Shown({ revealed: { accounts, count } }: { revealed: Revealed }) {
  const hasPaths = accounts.some(({ path }) => path.length > 0);
  return (
    <>
      <Banner>{m.passwordsShownNote}</Banner>
      <div className="exposed-list" role="region" aria-label={m.passwordsTitle} tabIndex={0}>
        <DataTable
          caption={m.passwordsTitle}
          columns={hasPaths ? [...COLUMNS, WHERE] : COLUMNS}
          rows={accounts}
          rowKey={({ address, password }) => `${address} ${password}`}
        />
      </div>
      {count > accounts.length && (
        <small>{m.firstPasswords({ shown: accounts.length, count })}</small>
      )}
    </>
  );
}

type Account = Revealed['accounts'][number];
const COLUMNS: Column<Account>[] = [
  {
    id: 'account',
    get header() {
      return m.account;
    },
    card: 'lead',
    cell: ({ address }) => <bdi>{address}</bdi>,
  },
  {
    id: 'password',
    get header() {
      return m.password;
    },
    card: 'line',
    cell: ({ password, isHashed }) => (
      <span>
        <code>
          <bdi>{password}</bdi>
        </code>
        {isHashed && <small> {m.hashedPassword}</small>}
      </span>
    ),
  },
];
const WHERE: Column<Account> = {
  id: 'where',
  get header() {
    return m.whereInItem;
  },
  width: '24%',
  card: 'line',
  cell: (account) => (
    <small>
      <bdi>{stepsOf(account).join(' › ')}</bdi>
    </small>
  ),
};
