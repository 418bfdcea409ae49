import { Component } from 'react';
import type { ReactNode } from 'react';

export interface Crash {
  error: unknown;
  /** Renders the same tree again. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  fallback: (crash: Crash) => ReactNode;
  /** Another value clears the error: the reader has gone on. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | undefined;
  resetKey: string | undefined;
}

/** Shows something else in place of a tree that cannot be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { crash: undefined, resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback({
      error: crash.error,
      retry: () => this.setState({ crash: undefined }),
    });
  }
}
