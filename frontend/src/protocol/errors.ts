/** The one shape of every refusal, on REST and on the socket. */
export interface ErrorBody {
  type: 'validation_error' | 'client_error' | 'server_error';
  errors: ErrorItem[];
}

export interface ErrorItem {
  /** Stable, for machines. */
  code: string;
  /** A sentence for people. */
  detail: string;
  /** The field at fault, if it is one. */
  attr: string | null;
}
