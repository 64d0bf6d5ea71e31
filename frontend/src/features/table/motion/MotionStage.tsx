import { Component, createRef, type ReactNode } from 'react';
import type { CardCode } from '@/protocol';
import { centreOf, flyBack, slideAll, type Place, type Slide } from './flights';
import { STILL, type Motion, type Spot } from './plan';

interface MotionStageProps {
  /** What the picture inside was reached by; a new object for every new picture. Null: nothing moves, all is there. */
  motion: Motion | null;
  children: ReactNode;
}

type Places = ReadonlyMap<string, Place>;

const NOWHERE: Places = new Map();

/**
 * Moves the cards. The scene inside is drawn as it is after the change; this component looks where every card was
 * just before, and lets it travel from there. Cards that were nowhere come from the spot the motion names.
 *
 * Elements say what they are: `data-card` a card that keeps its identity wherever it lies, `data-spot` a spot to
 * come from or go to. The draw pile's back is copied for cards that are seen only from behind.
 */
export class MotionStage extends Component<MotionStageProps> {
  private readonly root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.move(new Map(), this.props.motion);
  }

  override getSnapshotBeforeUpdate(): Places {
    // To look at places is to lay the page out: not where nothing is to move.
    return this.props.motion === null ? NOWHERE : placesIn(this.root.current);
  }

  override componentDidUpdate(before: MotionStageProps, _state: unknown, places: Places): void {
    this.move(places, before.motion === this.props.motion ? STILL : this.props.motion);
  }

  private move(places: Places, motion: Motion | null): void {
    const root = this.root.current;
    if (root === null || motion === null || typeof root.animate !== 'function') return;
    moveCards(root, places, motion);
    flyBacks(root, motion);
  }

  override render(): ReactNode {
    return (
      <div className="stage" ref={this.root} data-still={this.props.motion === null || undefined}>
        {this.props.children}
      </div>
    );
  }
}

function placesIn(root: HTMLElement | null): Places {
  const places = new Map<string, Place>();
  if (root === null) return places;
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    places.set(element.dataset['card'] ?? '', centreOf(element));
  }
  return places;
}

function moveCards(root: HTMLElement, places: Places, motion: Motion): void {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-card]')];
  slideAll(elements.flatMap((element) => slideOf(element, root, places, motion) ?? []));
}

function slideOf(element: HTMLElement, root: HTMLElement, places: Places, motion: Motion): Slide | null {
  const card = element.dataset['card'] as CardCode;
  const known = places.get(card);
  if (known !== undefined) return { element, from: known, delay: 0, fresh: false };
  const arrival = motion.arrivals.find((candidate) => candidate.card === card);
  const from = arrival === undefined ? null : spotIn(root, arrival.from);
  return arrival === undefined || from === null ? null : { element, from, delay: arrival.delay, fresh: true };
}

function flyBacks(root: HTMLElement, motion: Motion): void {
  const model = root.querySelector<HTMLElement>('.stock .back');
  if (model === null) return;
  for (const flight of motion.flights) {
    const from = spotIn(root, flight.from);
    const to = spotIn(root, flight.to);
    if (from !== null && to !== null) flyBack(root, model, from, to, flight.delay);
  }
}

function spotIn(root: HTMLElement, spot: Spot): Place | null {
  const element = root.querySelector(`[data-spot="${spot}"]`);
  return element === null ? null : centreOf(element);
}
