import { Component, type ReactNode } from 'react';
import { Broken } from './Broken';

interface Props {
  /**
   * The address of the room: at another one it begins anew. A `key` would do that too, but throw the old room away
   * before the new one is there.
   */
  room?: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
}

/** Shows what is safe, and a way out, when the room inside breaks. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.room !== this.props.room) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
