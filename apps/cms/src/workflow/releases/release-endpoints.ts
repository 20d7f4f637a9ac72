import type { Endpoint, PayloadRequest } from 'payload'
import { refuseAsPayload, spoken, UNCACHED } from '../../access/answers/refuse.ts'
import { mayDo, roleOf } from '../../access/roles.ts'
import type { Message } from '../../messages/message.ts'
import type { Release } from '../../payload-types.ts'
import { carryOut } from './carry-out.ts'

/** Carries a release out at once, whatever its time. */
export const releaseEndpoints: Endpoint[] = [
  {
    path: '/:id/carry-out',
    method: 'post',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'publish', 'pages')) return refuseAsPayload(req, 403, 'role.publishesNoPages')
      const release = await findRelease(req)
      if (!release) return refuseAsPayload(req, 404, 'release.notFound')
      if (release.state === 'done') return refuseAsPayload(req, 409, 'releases:isDone')
      // Whoever presses the button answers for it.
      const outcome = await carryOut({ ...release, plannedBy: req.user?.id ?? null }, req.payload)
      if (!outcome) return refuseAsPayload(req, 409, 'releases:busy')
      return outcome.ok ? Response.json({ state: 'done' }, UNCACHED) : refuseWith(req, outcome.reasons)
    },
  },
]

/** All reasons as the sentence of one refusal, and each with its code. */
function refuseWith(req: PayloadRequest, reasons: readonly Message[]): Response {
  const said = reasons.map((reason) => spoken(req, reason))
  const message = said.map((reason) => reason.message).join('\n')
  return Response.json({ errors: [{ message, reasons: said }] }, { status: 409, ...UNCACHED })
}

/** Which one may read, to publish it takes the rights on each of its pages. */
async function findRelease(req: PayloadRequest): Promise<Release | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id)) return null
  return req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}
