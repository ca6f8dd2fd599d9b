import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetsDocument, TargetSourcesDocument } from '../../generated/targets/graphql.ts';
import { askAhead, useAskedQuery } from '../../lib/asked-ahead.ts';
import { type Asker, useCan } from '../../domain/viewer/use-viewer.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TargetsGate } from './locked.tsx';
import { Filters } from './target-filters.tsx';
import { filterOf, TargetList } from './target-list.tsx';
import './targets.css';
import { queryOf, useListQuery } from './use-list-query.ts';

/** /targets: what the company watches, most recently scanned first. */
export default function TargetsPage() {
  return (
    <TargetsGate capability="targets.read" title={m.targets}>
      <Targets />
    </TargetsGate>
  );
}

/**
 * Asks for the list that the address wants, and for the sources there are, before the page is
 * drawn.
 */
export function askFirst(
  client: ApolloClient,
  { capabilities }: Asker,
): Promise<unknown> | undefined {
  if (!capabilities.includes('targets.read')) return undefined;
  const query = queryOf(new URLSearchParams(window.location.search));
  return Promise.all([
    askAhead(client, TargetSourcesDocument, {}),
    // A source is only known by its name once the sources are.
    query.source === ''
      ? askAhead(client, TargetsDocument, { filter: filterOf(query, []), page: query.page })
      : undefined,
  ]);
}

function Targets() {
  const mayWrite = useCan('targets.write');
  const [query, change] = useListQuery();
  const { data } = useAskedQuery(TargetSourcesDocument, { variables: {} });
  const sources = data?.sources ?? [];
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="page">
      <PageTitle>{m.targets}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.targets}</h1>
        <span className="grow" />
        {mayWrite && (
          <Link className="btn btn-primary btn-m" to="/add-targets">
            {m.addTargets}
          </Link>
        )}
      </div>
      <Card>
        <Filters sources={sources} query={query} onChange={change} waitingRef={setWaitingPlace} />
        <TargetList
          sources={sources}
          query={query}
          onChange={change}
          mayWrite={mayWrite}
          waitingPlace={waitingPlace}
        />
      </Card>
    </div>
  );
}
