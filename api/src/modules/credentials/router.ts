import { deleteCredential, setCredential, testCredential } from './commands/manage-credentials.ts';
import { hookPath } from '../targets/commands/hook-address.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { ReadyCollector } from '../../collectors/ready-collector.ts';
import type { Services } from '../../platform/services.ts';
import { listSourceCredentials, type SourceCredentialRow } from './store/source-credentials.ts';
import { presentCredential } from './presenter.ts';
import { credentialOperations as operations } from './schema.ts';

/** `/api/credential/v1/`: how the company is connected to sources. For admins. */
export function credentialRoutes(services: Services): Route[] {
  const present = (collector: ReadyCollector, row: SourceCredentialRow | null) =>
    presentCredential(
      collector,
      row,
      row !== null && collector.webhook !== null
        ? hookPath(services, collector.slug, row.id)
        : null,
      services.now(),
    );
  return [
    route(operations.list, async ({ caller }) => {
      const rows = await listSourceCredentials(services.db, caller.companyId);
      return services.collectors.all
        .filter(({ credential }) => credential !== null)
        .map((collector) =>
          present(collector, rows.find(({ sourceId }) => sourceId === collector.sourceId) ?? null),
        );
    }),
    route(operations.set, async ({ caller, params, body, address }) => {
      const { collector, row } = await setCredential(
        services,
        { ...caller, address },
        params.id,
        body.values,
      );
      return present(collector, row);
    }),
    route(operations.test, async ({ caller, params, address, signal }) => {
      const { collector, row } = await testCredential(
        services,
        { ...caller, address },
        params.id,
        signal,
      );
      return present(collector, row);
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await deleteCredential(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}
