import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from '../components/error-screen.tsx';
import { codeOfFault, toFault } from '../lib/errors.ts';
import { noteCrash } from '../lib/watch-crashes.ts';

type Props = {
  children: ReactNode;
  /** The current location: navigating elsewhere clears the error and tries again. */
  place?: string;
};
type State = {
  error: unknown;
  failed: boolean;
  place: string | undefined;
  /** Under which the operator finds the failure in the log. */
  code: string | null;
};

/** Catches whatever a screen throws while rendering (ERR-020). */
export class ApplicationErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, place: this.props.place, code: null };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true, code: codeOfFault(toFault(error)) };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: undefined, failed: false, place, code: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    void noteCrash({ kind: 'render', error, componentStack: componentStack ?? undefined }).then((code) => {
      if (code !== null && this.state.error === error) this.setState({ code });
    });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { error, code } = this.state;
    return <ErrorScreen code={code} message={error instanceof Error ? error.message : ''} />;
  }
}
