import express, { Router, type Request } from 'express';
import { z } from 'zod';
import { openCredential } from '../credentials/commands/credential-context.ts';
import { isHookPart } from './commands/hook-address.ts';
import type { HookRequest } from '../../collectors/collector.ts';
import { parseJson } from '../../platform/outbound/parse-json.ts';
import { isTooDeep } from '@vedetta/detection/formats/text/well-formed.ts';
import type { Services } from '../../platform/services.ts';
import { insertDeliveries } from './store/collector-runs.ts';
import { findCredentialById } from '../credentials/store/source-credentials.ts';
import { hurryTargets } from './store/target-leases.ts';

const MOST_BYTES = 5 * 1_048_576;

/**
 * `/hooks/{slug}/{credential}/{secret part}`: vendors that call us. A delivery is checked by the
 * vendor's signature over the raw body, stored, answered, and then read by the collector of each
 * target; the same one twice is stored twice and its items once. Whatever is wrong is answered with
 * 404 or 403 and no word more.
 */
export function hookRoutes(services: Services): Router {
  const router = Router();
  const { db } = services;
  router.all(
    '/hooks/:slug/:id/:part',
    express.raw({ type: () => true, limit: MOST_BYTES }),
    async (req, res) => {
      const { slug, id, part } = req.params;
      const row =
        /^[1-9]\d{0,15}$/.test(id) && isHookPart(services, Number(id), part)
          ? await findCredentialById(db, Number(id))
          : null;
      const collector = row === null ? null : services.collectors.find(row.sourceId);
      const request = requestOf(req);
      if (
        row === null ||
        collector?.slug !== slug ||
        collector.webhook === null ||
        request === null
      )
        return void res.status(404).end();
      const credential = openCredential(services, row.sealed);
      if (request.method === 'GET') {
        const answer = collector.webhook.challenge(request, credential);
        return void (answer === null
          ? res.status(403).end()
          : res.status(answer.status).type(answer.contentType).send(answer.body));
      }
      if (!collector.webhook.isAuthentic(request, credential)) return void res.status(403).end();
      const body = jsonOf(request.body);
      if (body === undefined || isTooDeep(body)) return void res.status(400).end();
      const of = { companyId: row.companyId, sourceId: row.sourceId };
      await db.transaction(async (tx) => {
        await insertDeliveries(tx, of, [body]);
        await hurryTargets(tx, of, services.now());
      });
      res.status(200).end();
      services.bus.publish({ companyId: row.companyId });
    },
  );
  return router;
}

function requestOf(req: Request): HookRequest | null {
  if (req.method !== 'GET' && req.method !== 'POST') return null;
  const headers = Object.fromEntries(
    Object.entries(req.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  const body: unknown = req.body;
  return {
    method: req.method,
    query: new URL(req.originalUrl, 'http://hook.invalid').searchParams,
    headers,
    body: Buffer.isBuffer(body) ? body : new Uint8Array(),
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return z.json().parse(parseJson(new TextDecoder().decode(body)));
  } catch {
    return undefined;
  }
}
