import { Component } from 'react';
import type { ReactNode } from 'react';
import { isForeignChange } from './isForeignChange.ts';

export interface Crash {
  error: unknown;
  /** Renders the same tree again. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  fallback: (crash: Crash) => ReactNode;
  /** A new value clears the error: the reader has navigated. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | undefined;
  resetKey: string | undefined;
}

/** Enough for a reader who keeps using a translated page, too few for an endless loop. */
const MAX_FRESH_STARTS = 10;

/** Shows a fallback for a tree that can't be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined, resetKey: this.props.resetKey };
  /** How often this page was re-rendered from scratch after a foreign change to the DOM. */
  freshStarts = 0;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { crash: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (!isForeignChange(error) || this.freshStarts >= MAX_FRESH_STARTS) return;
    this.freshStarts += 1;
    // Before paint: the tree is rendered again with new elements.
    this.retry();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey) this.freshStarts = 0;
  }

  retry = (): void => this.setState({ crash: undefined });

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback({ error: crash.error, retry: this.retry });
  }
}
