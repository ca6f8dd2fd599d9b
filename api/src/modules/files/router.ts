import { issueUploadToken } from './commands/issue-upload-token.ts';
import { fileGone } from '../../platform/errors/upload-problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { findFile, listFiles } from './store/files.ts';
import { presentFile } from './presenter.ts';
import { fileOperations } from './schema.ts';
import { upload } from './upload.ts';

/** Uploads of the company. */
export function fileRoutes(services: Services): Route[] {
  return [
    route(fileOperations.token, async ({ caller, body }) => {
      const { token, expiresAt } = await issueUploadToken(services, caller, body);
      return { token, expires_at: expiresAt.toISOString() };
    }),
    route(fileOperations.create, async (call) => presentFile(await upload(services, call))),
    route(fileOperations.list, async ({ caller, query }) => {
      const { count, rows } = await listFiles(
        services.db,
        caller.companyId,
        query.page,
        query.page_size,
      );
      return pageAnswer(fileOperations.list.path, query, count, rows.map(presentFile));
    }),
    route(fileOperations.read, async ({ caller, params }) => {
      const found = await findFile(services.db, caller.companyId, params.id);
      if (found === null) throw fileGone();
      return presentFile(found);
    }),
  ];
}
