import type { Endpoint } from 'payload'
import { endpoint, requireRight } from '../../access/answers/endpoint.ts'
import { catchUp } from '../../search/catch-up.ts'
import { readableSites } from '../../search/readable-sites.ts'
import { findWaiting } from './find-waiting.ts'

/** `/waiting`: what waits for whoever asks. */
export const waitingEndpoint: Endpoint = endpoint('get', '/waiting', async (req) => {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const [sites] = await Promise.all([readableSites(req), catchUp(req.payload)])
  return { waiting: await findWaiting(req, sites) }
})
