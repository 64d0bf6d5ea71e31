import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactElement, ReactNode } from 'react';

const features = () => import('./motionFeatures').then(({ domMax }) => domMax);

/**
 * Lets what is inside move (`m` from `motion/react-m`); the engine for it comes after the first paint. `still` keeps
 * everything in place, whatever the system says.
 */
export function MotionRoot({ still, children }: { still: boolean; children: ReactNode }): ReactElement {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion={still ? 'always' : 'user'}>{children}</MotionConfig>
    </LazyMotion>
  );
}
