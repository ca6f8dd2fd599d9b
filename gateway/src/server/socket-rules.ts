import { randomUUID } from 'node:crypto';
import {
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { say } from '@vedetta/messages/say.ts';
import { isSurprise, toClientError } from '../errors/client-error.ts';
import { KnownError, refusal } from '../errors/known-error.ts';
import type { LiveHubs } from '../upstream/live-hubs.ts';
import type { RestClient } from '../upstream/rest-client.ts';
import { SocketOrigin, type Connection } from './connection.ts';
import { Context } from './context.ts';
import type { Rules, Running } from './conversation.ts';
import { subscribeDirectly } from './direct-subscriptions.ts';
import { IteratedSubscription } from './iterated-subscription.ts';
import { SUBSCRIPTIONS_PER_CONNECTION } from './limits.ts';
import type { Asked } from './messages.ts';
import { codesOf, hashOf, logOperation } from './operations.ts';
import { textOf } from './persisted.ts';
import { prepareSubscription } from './subscribe.ts';

export interface RuleOptions {
  schema: GraphQLSchema;
  rest: RestClient;
  hubs: LiveHubs;
  log: Logger;
  introspection: boolean;
}

/** What is done about what clients say: who they are, and what they are told. */
export function createRules({ schema, rest, hubs, log, introspection }: RuleOptions): Rules {
  const mask = (
    errors: readonly GraphQLError[],
    requestId: string = randomUUID(),
  ): GraphQLFormattedError[] =>
    errors.map((error) => {
      if (isSurprise(error))
        log.error(
          { requestId, path: error.path, err: error.originalError ?? error },
          'Unexpected error in a subscription',
        );
      return toClientError(error.toJSON(), error, requestId);
    });
  const present = (result: ExecutionResult, origin?: { readonly requestId: string }) =>
    result.errors
      ? { data: result.data ?? null, errors: mask(result.errors, origin?.requestId) }
      : result;
  const explain = (error: unknown) =>
    mask([
      error instanceof GraphQLError
        ? error
        : new GraphQLError('', error instanceof Error ? { originalError: error } : {}),
    ]);

  return {
    tooMany: () =>
      mask([
        refusal(
          429,
          'RATE_LIMITED',
          say('subscriptionLimit', {
            most: SUBSCRIPTIONS_PER_CONNECTION,
          }),
        ),
      ]),
    onFault(connection, error) {
      log.error({ err: error }, 'Unexpected error on a socket');
      connection.close(4500, 'Internal server error');
    },
    async recognise(connection, params) {
      const authorization = params['authorization'] ?? params['Authorization'];
      const token =
        typeof authorization === 'string'
          ? /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1]
          : undefined;
      if (token === undefined) {
        connection.close(4401, 'Send {"authorization": "Bearer …"} with connection_init');
        return false;
      }
      connection.token = token;
      try {
        const { user } = await rest.for(new SocketOrigin(connection)).call('whoAmI');
        if (connection.isGone) return false;
        connection.attached = hubs.attach({ userId: user.id, token }, connection) ?? undefined;
        if (!connection.attached) connection.close(4429, 'Too many connections: close one first');
        return connection.attached !== undefined;
      } catch (error) {
        refuse(connection, error);
        return false;
      } finally {
        connection.forgetSignal();
      }
    },
    begin(asked, subscription) {
      const started = performance.now();
      const origin = new SocketOrigin(subscription.connection);
      const query = textOf(asked);
      const begun =
        typeof query === 'string'
          ? start({ ...asked, query }, subscription, origin)
          : mask([query], origin.requestId);
      logOperation(log, {
        requestId: origin.requestId,
        kind: OperationTypeNode.SUBSCRIPTION,
        name: asked.operationName ?? undefined,
        hash: typeof query === 'string' ? hashOf(query) : undefined,
        calls: origin.calls,
        seconds: (performance.now() - started) / 1000,
        codes: Array.isArray(begun) ? codesOf(begun) : [],
      });
      return begun;
    },
  };

  function start(
    asked: Asked,
    { connection, conversation, id }: Parameters<Rules['begin']>[1],
    origin: SocketOrigin,
  ): Running | GraphQLFormattedError[] {
    const { attached } = connection;
    const prepared = prepareSubscription({
      schema,
      introspection,
      asked,
      context: () => new Context(origin, rest, attached ?? null),
    });
    if (!('schema' in prepared)) return mask(prepared, origin.requestId);
    const words = JSON.stringify([asked.query, asked.operationName, asked.variables]);
    const direct =
      attached &&
      subscribeDirectly(prepared, {
        connection,
        conversation,
        id,
        present,
        words,
        shared: attached.shared,
      });
    return (
      direct ??
      new IteratedSubscription(prepared, {
        connection,
        conversation,
        id,
        explain,
        present: (result) => present(result, origin),
      })
    );
  }

  function refuse(connection: Connection, error: unknown): void {
    if (connection.isGone) {
      log.debug(
        { reason: error instanceof Error ? error.message : String(error) },
        'A client disconnected before it was authenticated',
      );
      return;
    }
    // 4403 lets the client refresh its token and come back; 1013 tells it to come back as it is.
    const isRefused = error instanceof KnownError && error.status < 500;
    if (!isRefused && !(error instanceof KnownError))
      log.error({ err: error }, "Couldn't authenticate a connection");
    connection.close(isRefused ? 4403 : 1013, isRefused ? 'Forbidden' : 'Try again later');
  }
}
