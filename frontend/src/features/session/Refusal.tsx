import type { ReactElement } from 'react';

/** Why the whole form was refused; read out as it appears. */
export function Refusal({ children }: { children: string | undefined }): ReactElement {
  return <div role="alert">{children && <p className="refused">{children}</p>}</div>;
}
