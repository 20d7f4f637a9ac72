export const UNCACHED = { headers: { 'cache-control': 'no-store' } }

/** @param message a sentence for whoever asked */
export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, ...UNCACHED })
}

/** The same in Payload's form, which its own forms read. */
export function refuseAsPayload(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, ...UNCACHED })
}
