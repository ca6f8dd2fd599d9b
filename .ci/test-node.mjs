// `npm run test:node -- 24 [PATH ...]`: runs `npm test` under another major version of Node.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from './node-binary.mjs';

const [major, ...rest] = process.argv.slice(2);
const binary = nodeBinary(major);
const { status } = spawnSync(
  binary,
  [join(dirname(fileURLToPath(import.meta.url)), 'test.mjs'), ...rest],
  {
    stdio: 'inherit',
    // Tests that start `node` get the same version.
    env: { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` },
  },
);
process.exit(status ?? 1);
