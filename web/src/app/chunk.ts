import type { ApolloClient } from '@apollo/client';
import { createElement, lazy, useState, type ComponentType } from 'react';
import type { Asker } from '../domain/viewer/use-viewer.ts';
import { withTexts } from '../ui/language.ts';

export const CHUNK_FAILED = 'Loading chunk failed';
export const CSS_CHUNK_FAILED = 'Loading CSS chunk failed';

/** Longest wait for a part of the application, in milliseconds. */
const CHUNK_TIMEOUT = 120_000;

/** What each browser says when a module or its style sheet cannot be fetched. */
const SCRIPT_MESSAGES =
  /dynamically imported module|module script failed|error loading dynamically/i;
const STYLE_MESSAGES = /unable to preload css/i;

/** A part of the application did not arrive: missing, too late or broken. */
export class ChunkError extends Error {
  constructor(
    message: string,
    readonly reason: 'missing' | 'timeout' | 'load error',
    cause?: unknown,
  ) {
    super(`${message} (${reason})`, { cause });
    this.name = 'ChunkError';
  }
}

export function isCssFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message.startsWith(CSS_CHUNK_FAILED) || STYLE_MESSAGES.test(error.message))
  );
}

/**
 * Whether an error means that a part of the application could not be fetched, rather than that it
 * is wrong.
 */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof ChunkError ||
    isCssFailure(error) ||
    (error instanceof Error && SCRIPT_MESSAGES.test(error.message))
  );
}

/**
 * Waits for a dynamic import for at most two minutes.
 *
 * @throws ChunkError when it did not come; the module's own faults pass through unchanged
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeout: number = CHUNK_TIMEOUT,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkError(CHUNK_FAILED, 'timeout'));
    }, timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (isCssFailure(error)) throw new ChunkError(CSS_CHUNK_FAILED, 'load error', error);
    if (!(error instanceof ChunkError) && isChunkFailure(error))
      throw new ChunkError(CHUNK_FAILED, 'missing', error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the chunk of a page holds. */
interface PageModule<Props> {
  default: ComponentType<Props>;
  /**
   * Asks what the page needs first; done when it has come. Undefined where there is nothing to ask,
   * or whoever this is may not.
   */
  askFirst?: (client: ApolloClient, asker: Asker) => Promise<unknown> | undefined;
}

/** A page in a chunk of its own. `ahead` begins to fetch it before it is drawn. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  ahead: () => Promise<Pick<PageModule<Props>, 'askFirst'>>;
};

export function lazyPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
): LazyPage<Props> {
  let here: ComponentType<Props> | undefined;
  const ahead = async (): Promise<PageModule<Props>> => {
    const module = await loadChunk(() => withTexts(load));
    here = module.default;
    return module;
  };
  const Later = lazy(ahead);
  const Page = (props: Props) => {
    // What has come is drawn at once: what is lazy leaves its place empty first, and an empty place
    // stays so for 300 ms.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? (Later as ComponentType<Props>));
    return createElement(Drawn, props);
  };
  return Object.assign(Page, { ahead });
}
