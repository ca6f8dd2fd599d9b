import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { operations } from '../../operations.ts';
import { docsPage } from './docs-page.ts';
import { DocumentShape } from '../../platform/http/openapi-shape.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('the documents of the api', () => {
  it('describe every operation, once as OpenAPI 3.1 and once as a page whose links all lead somewhere', async () => {
    const document = await (await fetch(`${api.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const { paths } = DocumentShape.parse(document);
    const html = await (await fetch(`${api.url}/api/docs`)).text();
    for (const { id, method, path } of operations) {
      expect(paths[path]?.[method]?.operationId).toBe(id);
      expect(html).toContain(`<section id="${id}">`);
    }
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor));
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(
      links.filter((link) => link !== '/api/openapi.json' && !anchors.has(link.slice(1))),
    ).toEqual([]);
  });

  it('tell which calls take an Idempotency-Key', async () => {
    const { paths } = DocumentShape.parse(
      await (await fetch(`${api.url}/api/openapi.json`)).json(),
    );
    const taking = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter(({ parameters }) =>
        parameters.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key'),
      );
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual([
      'assignAlerts',
      'contactPublisher',
      'createActivity',
      'createNote',
      'giveFeedback',
      'giveFeedbackToMany',
      'inviteUser',
      'undoBulkUpdate',
      'updateAlertsStatus',
    ]);
  });

  it('may run and load nothing, the page no more than its own style', async () => {
    const response = await fetch(`${api.url}/api/docs/`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
    );
    expect(await response.text()).not.toMatch(
      /<script|<link|<img|<iframe|\ssrc=|href="(?!#|\/api\/openapi\.json")|@import|url\(|\sstyle=/,
    );
    expect(
      (await fetch(`${api.url}/api/openapi.json`)).headers.get('content-security-policy'),
    ).toContain("default-src 'none'");
  });

  it('show whatever a description holds as text', () => {
    const { html } = docsPage(
      DocumentShape.parse({
        info: { title: '<b>', description: '<script>alert(1)</script> and `code`' },
        paths: {},
        components: { schemas: { A: { description: '"><img src=x>' } } },
      }),
    );
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; and <code>code</code>');
  });
});
