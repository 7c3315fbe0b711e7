import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from '../components/error-screen.tsx';
import { noteCrash } from '../lib/watch-crashes.ts';

type Props = {
  children: ReactNode;
  /** The current location: navigating elsewhere clears the error and tries again. */
  place?: string;
};
type State = { error: unknown; failed: boolean; place: string | undefined };

/** Catches whatever a screen throws while rendering (ERR-020). */
export class ApplicationErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: undefined, failed: false, place };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    noteCrash({ kind: 'render', error, componentStack: componentStack ?? undefined });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { error } = this.state;
    return <ErrorScreen message={error instanceof Error ? error.message : ''} />;
  }
}
