import { FILES_COUNT_FOR_MS } from './operator-files.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listOperatorFiles } from './store/operator-files.ts';
import { presentOperatorFiles } from './operator-files-presenter.ts';
import { operatorFileOperations as operations } from './operator-files-schema.ts';

/**
 * `/api/operator_files/v1/`: what whoever runs the server gives its detectors, for admins to see.
 */
export function operatorFileRoutes({ db, now }: Services): Route[] {
  return [
    route(operations.list, async () =>
      presentOperatorFiles(
        await listOperatorFiles(db, new Date(now().getTime() - FILES_COUNT_FOR_MS)),
      ),
    ),
  ];
}
