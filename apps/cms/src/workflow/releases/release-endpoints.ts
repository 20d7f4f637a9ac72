import type { Endpoint, PayloadRequest } from 'payload'
import { EndpointError, endpoint, readRequestedDocument, requireRight } from '../../access/http/endpoint.ts'
import { formatReason, payloadErrorResponse, UNCACHED } from '../../access/http/error-response.ts'
import type { Message } from '../../messages/message.ts'
import { executeRelease } from './execute-release.ts'

/** Carries out a release at once, whatever its time. */
export const releaseEndpoints: Endpoint[] = [endpoint('post', '/:id/carry-out', answerCarryOut, payloadErrorResponse)]

/** Requires only the right to read the release; publishing requires rights on each of its pages. */
async function answerCarryOut(req: PayloadRequest): Promise<object> {
  requireRight(req, 'publish', 'pages', 'role.publishesNoPages')
  const release = await readRequestedDocument(req, 'releases', 'release.notFound')
  if (release.state === 'done') throw new EndpointError(409, 'releases:isDone')
  // The rights of the person who presses the button count.
  const outcome = await executeRelease({ ...release, plannedBy: req.user?.id ?? null }, req.payload)
  if (!outcome) throw new EndpointError(409, 'releases:busy')
  return outcome.ok ? { state: 'done' } : refuseWith(req, outcome.reasons)
}

/** All reasons as the message of one refusal, each with its code. */
function refuseWith(req: PayloadRequest, reasons: readonly Message[]): Response {
  const messages = reasons.map((reason) => formatReason(req, reason))
  const message = messages.map((reason) => reason.message).join('\n')
  return Response.json({ errors: [{ message, reasons: messages }] }, { status: 409, ...UNCACHED })
}
