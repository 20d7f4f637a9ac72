import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint, Refused, readDocument, requireRight } from '../../access/answers/endpoint.ts'
import { formatFor, refuseAsPayload, UNCACHED } from '../../access/answers/refuse.ts'
import type { Message } from '../../messages/message.ts'
import { carryOut } from './carry-out.ts'

/** Carries out a release at once, whatever its time. */
export const releaseEndpoints: Endpoint[] = [endpoint('post', '/:id/carry-out', answerCarryOut, refuseAsPayload)]

/** Requires only the right to read the release; publishing requires rights on each of its pages. */
async function answerCarryOut(req: PayloadRequest): Promise<object> {
  requireRight(req, 'publish', 'pages', 'role.publishesNoPages')
  const release = await readDocument(req, 'releases', 'release.notFound')
  if (release.state === 'done') throw new Refused(409, 'releases:isDone')
  // The rights of the person who presses the button count.
  const outcome = await carryOut({ ...release, plannedBy: req.user?.id ?? null }, req.payload)
  if (!outcome) throw new Refused(409, 'releases:busy')
  return outcome.ok ? { state: 'done' } : refuseWith(req, outcome.reasons)
}

/** All reasons as the message of one refusal, each with its code. */
function refuseWith(req: PayloadRequest, reasons: readonly Message[]): Response {
  const messages = reasons.map((reason) => formatFor(req, reason))
  const message = messages.map((reason) => reason.message).join('\n')
  return Response.json({ errors: [{ message, reasons: messages }] }, { status: 409, ...UNCACHED })
}
