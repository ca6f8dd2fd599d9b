import {
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import type { Connection } from './connection.ts';
import type { Conversation, Running } from './conversation.ts';

export interface Iterated {
  connection: Connection;
  conversation: Conversation;
  id: string;
  /** An answer as it is told: errors masked and logged. */
  present: (result: ExecutionResult) => object;
  /** What is told of something that was thrown. */
  explain: (error: unknown) => GraphQLFormattedError[];
}

/**
 * A subscription that graphql-js runs, for what asks the api again with each message. It waits
 * until one has left before it takes the next.
 */
export class IteratedSubscription implements Running {
  readonly #options: Iterated;
  #messages: AsyncIterator<ExecutionResult> | null = null;
  #isOver = false;

  constructor(args: ExecutionArgs, options: Iterated) {
    this.#options = options;
    const { conversation, id, explain } = options;
    this.#run(args).then(
      () => {
        conversation.ended(id, this);
      },
      (error: unknown) => {
        conversation.ended(id, this, explain(error));
      },
    );
  }

  end(): void {
    this.#isOver = true;
    void this.#messages?.return?.();
  }

  async #run(args: ExecutionArgs): Promise<void> {
    const begun = await subscribe(args);
    if (!(Symbol.asyncIterator in begun)) {
      await this.#tell(begun);
      return;
    }
    this.#messages = begun;
    if (this.#isOver) await begun.return(undefined);
    for await (const result of begun) await this.#tell(result);
  }

  async #tell(result: ExecutionResult): Promise<void> {
    const { connection, id, present } = this.#options;
    if (!this.#isOver) await connection.send({ id, type: 'next', payload: present(result) });
  }
}
