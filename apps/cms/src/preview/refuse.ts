/** Drafts are for whoever asks, now. */
export const UNCACHED = { headers: { 'cache-control': 'no-store' } }

/** @param message a sentence for whoever asked */
export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, ...UNCACHED })
}
