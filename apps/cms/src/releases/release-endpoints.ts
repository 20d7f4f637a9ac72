import type { Endpoint, PayloadRequest } from 'payload'
import { refuseAsPayload, UNCACHED } from '../access/answers/refuse.ts'
import { mayDo, roleOf } from '../access/roles.ts'
import type { Release } from '../payload-types.ts'
import { sayIn } from '../words/say.ts'
import { carryOut } from './carry-out.ts'

/** Carries a release out at once, whatever its time. */
export const releaseEndpoints: Endpoint[] = [
  {
    path: '/:id/carry-out',
    method: 'post',
    handler: async (req) => {
      if (!mayDo(roleOf(req.user), 'publish', 'pages')) return refuseAsPayload(403, 'Your role may not publish pages.')
      const release = await findRelease(req)
      if (!release) return refuseAsPayload(404, 'There is no such release.')
      if (release.state === 'done') return refuseAsPayload(409, sayIn(req.i18n.language)('releases:isDone'))
      // Whoever presses the button answers for it.
      const outcome = await carryOut({ ...release, plannedBy: req.user?.id ?? null }, req.payload)
      if (!outcome) return refuseAsPayload(409, sayIn(req.i18n.language)('releases:busy'))
      return outcome.ok ? Response.json({ state: 'done' }, UNCACHED) : refuseAsPayload(409, outcome.reasons.join('\n'))
    },
  },
]

/** Which one may read, to publish it takes the rights on each of its pages. */
async function findRelease(req: PayloadRequest): Promise<Release | null> {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id)) return null
  return req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, overrideAccess: false, req })
}
