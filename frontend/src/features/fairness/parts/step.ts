import type { Progress } from '../model/progress';
import type { StepState } from '../model/steps';
import type { Fault } from '../verifier';

/** What every step is shown from. */
export interface StepProps {
  progress: Progress;
  state: StepState;
  /** Whether it stands open from the start. */
  open: boolean;
  /** The record's fault, if it belongs to this step. */
  fault: Fault | null;
}
