import type { ErrorBody, ErrorItem } from '@/protocol';

/** Codes that the page makes itself, beside those of docs/protocol.md. */
export const NO_CONNECTION = 'no_connection';
export const UNREADABLE = 'unreadable_answer';
/** One of theirs: a part of the server is away. A proxy that says so in its own way means the same. */
export const UNAVAILABLE = 'unavailable';

/** A refusal, from whatever door: its first code and sentence, and all of them for forms. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;

  constructor(
    /** The HTTP status; 0 when no answer came at all. */
    readonly status: number,
    readonly items: readonly ErrorItem[],
  ) {
    super(items[0]?.detail ?? '');
    this.code = items[0]?.code ?? UNREADABLE;
  }

  /** The sentence about one field of a form, if it is at fault. */
  about(attr: string): string | undefined {
    return this.items.find((item) => item.attr === attr)?.detail;
  }
}

export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return false;
  const { errors } = body;
  return Array.isArray(errors) && errors.every((item) => typeof (item as ErrorItem | null)?.code === 'string');
}

/** A refusal from an answer's body; a proxy's HTML page or anything else unknown becomes `unreadable_answer`. */
export function errorFrom(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError(status, body.errors);
  return new ApiError(status, [{ code: status === 503 ? UNAVAILABLE : UNREADABLE, detail: '', attr: null }]);
}

export function noConnection(): ApiError {
  return new ApiError(0, [{ code: NO_CONNECTION, detail: '', attr: null }]);
}

/** No answer, or the server's word that it is away for a moment: what may be asked twice is asked again. */
export function isPassing(error: unknown): boolean {
  return isApiError(error, NO_CONNECTION) || isApiError(error, UNAVAILABLE);
}

/** The server's own *no*: asked again it would say the same. Silence is none, nor is a server that fails or is away. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status > 0 && error.status < 500;
}

export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
