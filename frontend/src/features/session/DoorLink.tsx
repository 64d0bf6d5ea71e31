import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useWayThrough, type DoorAddress } from './wayBack';

interface DoorLinkProps extends LinkProps {
  to: DoorAddress;
}

/** A link to a door that leads back here afterwards. */
export function DoorLink({ to, ...link }: DoorLinkProps): ReactElement {
  return <Link {...link} to={useWayThrough(to)} />;
}
