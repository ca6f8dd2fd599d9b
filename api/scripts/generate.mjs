// Writes what is made of the sources' folders, and api/openapi.json, which the gateway's types are
// generated from too: node api/scripts/generate.mjs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { generateSources } from './sources.mjs';
import { ownPackagesOnly } from '../../tools/build/own-packages-only.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const module = join(root, 'node_modules/.cache/vedetta', `openapi-${process.pid}.mjs`);
await generateSources(root);
mkdirSync(dirname(module), { recursive: true });
try {
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: module,
    logLevel: 'warning',
    conditions: ['vedetta-source'],
    plugins: [ownPackagesOnly()],
    stdin: {
      resolveDir: join(root, 'api/src'),
      contents: `
        export { openApiDocument } from './platform/http/openapi.ts';
        export { operations } from './operations.ts';
        export { SocketEvent } from './platform/realtime/messages.ts';`,
    },
  });
  const { openApiDocument, operations, SocketEvent } = await import(pathToFileURL(module).href);
  const text = `${JSON.stringify(openApiDocument(operations, { SocketEvent }), null, 2)}\n`;
  writeFileSync(join(root, 'api/openapi.json'), text);
} finally {
  rmSync(module, { force: true });
}
