import { Component, type ReactNode } from 'react';
import { Broken } from './Broken';

interface State {
  broken: boolean;
}

/** Shows what is safe, and a way out, when the room inside breaks. Given another `key` it begins anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
