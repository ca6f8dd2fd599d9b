import { Component, type ErrorInfo, type ReactNode } from 'react';
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
      <Failure title="Vedetta could not start" action={<Button variant="primary" icon="refresh" onClick={reload}>Try again</Button>}>
        {message}
      </Failure>
    </main>
  );
}

function ErrorScreen({ error }: { error: unknown }) {
  if (isChunkFailure(error)) {
    return (
      <Failure
        title={isCssFailure(error) ? CSS_CHUNK_FAILED : CHUNK_FAILED}
        action={<Button variant="primary" icon="refresh" onClick={reload}>Reload the page</Button>}
      >
        A part of Vedetta could not be fetched. Either the connection broke or a new version was installed: reload the page.
      </Failure>
    );
  }
  return (
    <Failure title="Unexpected Application Error!" action={<Button variant="primary" icon="refresh" onClick={reload}>Reload the page</Button>}>
      This page has a fault. Reload it; if it comes back, tell your administrator what you did last.
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
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean; key: string | undefined }> {
  override state = { error: null as unknown, failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { key: string | undefined }) {
    return props.resetKey === state.key ? null : { error: null, failed: false, key: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // The only trace that a fault leaves in the browser (specification, section 8).
    // eslint-disable-next-line no-console
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet === true ? null : <ErrorScreen error={this.state.error} />;
  }
}
