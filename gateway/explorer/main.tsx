import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { fetcher } from './fetcher.ts';

const WELCOME = `# Whoever is signed in to Vedetta in this browser asks as that person.
# To ask with an access key, write it under Headers below:
#   { "Authorization": "Bearer vdt_…" }
# It goes with queries and, for subscriptions, with connection_init. It is not kept.

{
  viewer {
    user { fullName email }
  }
}
`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    // No plugins: the history would write access keys into local storage.
    <GraphiQL
      fetcher={fetcher}
      plugins={[]}
      defaultQuery={WELCOME}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      defaultEditorToolsVisibility="headers"
    >
      <GraphiQL.Logo>Vedetta</GraphiQL.Logo>
    </GraphiQL>,
  );
}
