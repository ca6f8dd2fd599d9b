// `npm run smoke -- 24`: runs the built product under another major version of Node, from the first
// start to the scan report of a PDF.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from 'graphql-ws';
import { generateSync } from 'otplib';
import WebSocket from 'ws';
import { nodeBinary } from './node-binary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const binary = nodeBinary(process.argv[2]);
const CODE = 'smoke-test-code';
const PERSON = { email: 'giulia@meridiana.example', password: 'Smoke-4-Lighthouse-Keepers!' };
const TEXT = 'We will find you and kill you';

const built = spawnSync(process.execPath, ['tools/build/build.mjs', '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

const data = mkdtempSync(join(tmpdir(), 'vedetta-smoke-'));
const { start } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const flags = start.split(' ').filter((word) => word.startsWith('--'));
const server = spawn(binary, [...flags, 'server/dist/launch.js'], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: '0',
    DATA_DIR: data,
    SETUP_CODE: CODE,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let printed = '';
const exited = new Promise((resolve) => server.once('exit', resolve));
const url = await new Promise((resolve, reject) => {
  const read = (chunk) => {
    printed += chunk;
    const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  void exited.then((code) => reject(new Error(`The server exited with code ${code}:\n${printed}`)));
}).catch((error) => {
  console.error(error.message);
  rmSync(data, { recursive: true, force: true });
  process.exit(1);
});

let cookie = '';
async function rest(path, body, headers = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  assert.ok(answer.ok, `${path} answered ${answer.status}: ${text}`);
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return text === '' ? null : JSON.parse(text);
}

/** A PDF of one page with a line of text. */
function pdf(text) {
  const content = `BT /F1 12 Tf 20 200 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

async function walk() {
  await rest('/setup/v1/', {
    code: CODE,
    company: 'Meridiana',
    first_name: 'Giulia',
    last_name: 'Ferrari',
    ...PERSON,
    re_new_password: PERSON.password,
  });
  await rest('/user/v1/login/', PERSON);
  const preauth = cookie;
  const { secret } = await rest('/user/v1/generate-qrcode/', { email: PERSON.email });
  cookie = preauth;
  const { access } = await rest('/user/v1/verify-token/', {
    email: PERSON.email,
    token: generateSync({ secret }),
  });
  const authorization = `Bearer ${access}`;

  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
    lazy: false,
  });
  const connected = new Promise((resolve) => client.on('connected', resolve));
  const events = client.iterate({
    query: 'subscription { scanProgressed { status mediaId file { filename } } }',
  });
  const ended = (async () => {
    for await (const { data: event, errors } of events) {
      assert.equal(errors, undefined, JSON.stringify(errors));
      const { status, mediaId } = event.scanProgressed;
      if (['FOUND', 'CLEAN', 'UNREADABLE'].includes(status)) return { status, mediaId };
    }
    throw new Error('The subscription ended before the scan finished.');
  })();

  const bytes = Buffer.from(pdf(TEXT));
  const { token } = await rest(
    '/fileupload/v1/token/',
    { filename: 'letter.pdf', size: bytes.length },
    { authorization },
  );
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'letter.pdf');
  await connected;
  await rest('/fileupload/v1/create/', form, { authorization, 'x-upload-token': token });
  const { status, mediaId } = await ended;
  await client.dispose();

  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({
      query: 'query ($id: ID!) { media(id: $id) { scanReport { detector outcome detail } } }',
      variables: { id: mediaId },
    }),
  });
  const { data: report, errors } = await answer.json();
  assert.equal(errors, undefined, JSON.stringify(errors));
  const rows = report.media.scanReport;
  assert.equal(status, 'FOUND', JSON.stringify(rows));
  assert.ok(rows.some(({ detector, outcome }) => detector === 'threats' && outcome === 'FOUND'));
  assert.deepEqual(
    rows.filter(({ outcome }) => outcome === 'UNREADABLE' || outcome === 'FAILED'),
    [],
  );
  return rows.length;
}

const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
const tooLong = setTimeout(() => {
  console.error(`Node ${version}: the test didn't finish within five minutes.\n${printed}`);
  server.kill('SIGKILL');
  process.exit(1);
}, 300_000);
let failure = null;
try {
  const rows = await walk();
  server.kill('SIGTERM');
  assert.equal(await exited, 0, 'The server exited with an error.');
  console.log(
    `Node ${version}: passed (set-up with TOTP, scan over graphql-ws, report with ${rows} rows, stop).`,
  );
} catch (error) {
  failure = error;
  console.error(`Node ${version}: ${error.stack}\n${printed}`);
} finally {
  clearTimeout(tooLong);
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
}
process.exit(failure === null ? 0 : 1);
