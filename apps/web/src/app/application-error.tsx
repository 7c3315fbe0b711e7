import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from '../components/error-screen.tsx';

/** Whatever a screen throws ends here (ERR-020). */
export function RouteError() {
  const error = useRouteError();
  return <ErrorScreen message={isRouteErrorResponse(error) ? error.statusText : messageOf(error)} />;
}

/** The same for what is thrown outside a route. */
export class ApplicationErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen message={messageOf(this.state.error)} /> : this.props.children;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
