import { randomUUID } from 'node:crypto';
import { Router, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../errors/http-problem.ts';
import type { Services } from '../services.ts';
import { isDiskFull, lostRace } from '../database/database.ts';
import { admission, type Admit } from './admit.ts';
import { authenticate } from '../access/authenticate.ts';
import { clientAddress } from './client-address.ts';
import type { Figures } from './figures.ts';
import { parseJsonBody, readBody } from './json-body.ts';
import { logAnswer, withoutToken } from './logging.ts';
import { answerProblem } from './problem-answer.ts';
import type { Call, Caller, Route } from './route.ts';

export interface MountOptions {
  /** Checks every answer against its schema; for tests, where a wrong answer should fail loudly. */
  checkAnswers?: boolean;
  /** Told of every answer below `/api/`, by the operation's id. */
  onAnswered?: Figures['answered'];
  /** Told of every write that the database refused because its disk is full. */
  onDiskFull?: () => void;
}

interface Context {
  requestId: string;
  log: Logger;
  /** The id of the operation that has the request; `none` until one takes it. */
  operation: string;
}

/**
 * Serves the given routes below `/api/`, and answers everything else there with a problem. Paths
 * outside `/api/` are passed on.
 */
export function mountRoutes(
  services: Services,
  routes: readonly Route[],
  options: MountOptions = {},
): Router {
  const router = Router();
  const admit = admission(services);
  const contexts = new WeakMap<Request, Context>();
  const contextOf = (req: Request) =>
    contexts.get(req) ?? { requestId: randomUUID(), log: services.log, operation: 'none' };

  router.use((req, res, next) => {
    if (!/^\/api(\/|$)/.test(req.path)) {
      next('router');
      return;
    }
    const given = req.headers['x-request-id'];
    const requestId =
      typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const log = services.log.child({ requestId });
    const context: Context = { requestId, log, operation: 'none' };
    contexts.set(req, context);
    res.set({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' });
    logAnswer(log, req, res, req.path, (status, seconds) =>
      options.onAnswered?.(context.operation, status, seconds),
    );
    next();
  });
  router.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
    }),
  );

  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const { operation } = route;
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), operation.method.toUpperCase()]);
    const handle = handlerOf(services, admit, route, contextOf, options);
    router[operation.method](path, handle);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (req, res, next) => {
      if (allowed.includes(req.method)) {
        next();
        return;
      }
      res.set('Allow', allowed.join(', '));
      throw new HttpProblem(
        405,
        'METHOD_NOT_ALLOWED',
        say('methodNotAllowed', { methods: allowed.join(', ') }),
      );
    });
  }
  router.use((req) => {
    throw new HttpProblem(
      404,
      'NOT_FOUND',
      say('endpointNotFound', { method: req.method, path: withoutToken(req.path).slice(0, 100) }),
    );
  });
  router.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const { requestId, log } = contextOf(req);
    if (isDiskFull(error)) options.onDiskFull?.();
    answerProblem(error, res, requestId, log);
  });
  return router;
}

type ContextOf = (req: Request) => Context;

/**
 * A handler is a list: authenticate, validate, then the route's own load, authorize, act, present.
 */
function handlerOf(
  services: Services,
  admit: Admit,
  route: Route,
  contextOf: ContextOf,
  options: MountOptions,
) {
  const { operation } = route;
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const context = contextOf(req);
    const { requestId, log } = context;
    const params = operation.params?.safeParse(req.params);
    if (params?.success === false) {
      // Such a path names nothing here; another route may still know it.
      next();
      return;
    }
    context.operation = operation.id;
    const address = clientAddress(services, req);
    const caller = await admit({ req, res, operation, address });
    // Nobody unknown makes the server hold a large body.
    if (operation.body) await readBody(req, res, operation.maxBodyBytes);
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
    });
    const call: Call<unknown, unknown, unknown> = {
      params: params?.data,
      query: operation.query?.parse({ ...req.query }),
      body: operation.body?.parse(parseJsonBody(req.body, req.headers['content-type'])),
      get caller(): Caller {
        if (!caller) throw new Error(`${operation.id} is open to everybody and has no caller`);
        return caller;
      },
      requestId,
      address,
      log,
      signal: gone.signal,
      req,
      res,
    };
    const answer = await route.handle(call).catch(async (error: unknown) => {
      // What it wrote points at somebody who was removed after they had been admitted: they are
      // told what they would be told now.
      if (caller && lostRace(error)) await authenticate(services, req, res);
      throw error;
    });
    if (typeof operation.responseType === 'object') return;
    if (options.checkAnswers === true && operation.response) operation.response.parse(answer);
    if (operation.status === 204) res.status(204).end();
    else res.status(operation.status).json(answer);
  };
}
