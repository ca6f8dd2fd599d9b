import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import * as m from '../generated/messages/app/index.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { CHUNK_FAILED, CSS_CHUNK_FAILED, isChunkFailure, isCssFailure } from './chunk.ts';

function reload(): void {
  window.location.reload();
}

/** The page could not start. */
export function StartFailure({ message }: { message: string }) {
  return (
    <main>
      <Failure
        title={m.startFailed}
        action={
          <Button variant="primary" icon="refresh" onClick={reload}>
            {m.tryAgain}
          </Button>
        }
      >
        {message}
      </Failure>
    </main>
  );
}

/**
 * A part of the page did not arrive. Where the connection was to blame, the page comes back with
 * it.
 */
function ChunkScreen({ isStyle }: { isStyle: boolean }) {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => {
      window.removeEventListener('online', reload);
    };
  }, []);
  return (
    <Failure
      title={isStyle ? CSS_CHUNK_FAILED : CHUNK_FAILED}
      action={
        <Button variant="primary" icon="refresh" onClick={reload}>
          {m.reloadPage}
        </Button>
      }
    >
      {m.chunkLoadFailed}
    </Failure>
  );
}

function ErrorScreen({ error }: { error: unknown }) {
  if (isChunkFailure(error)) return <ChunkScreen isStyle={isCssFailure(error)} />;
  return (
    <Failure
      title={m.unexpectedError}
      action={
        <Button variant="primary" icon="refresh" onClick={reload}>
          {m.reloadPage}
        </Button>
      }
    >
      {m.pageError}
    </Failure>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value (the path) gives the children another chance. */
  resetKey?: string;
  /** Shows nothing instead: for what the page can do without. */
  quiet?: boolean;
}

/** Shows an error screen instead of the part of the page that threw. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { error: unknown; failed: boolean; key: string | undefined }
> {
  override state = { error: null as unknown, failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { key: string | undefined }) {
    return props.resetKey === state.key
      ? null
      : { error: null, failed: false, key: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // The only trace that a fault leaves in the browser.
    // eslint-disable-next-line no-console
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet === true ? null : <ErrorScreen error={this.state.error} />;
  }
}
