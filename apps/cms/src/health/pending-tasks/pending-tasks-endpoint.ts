import type { Endpoint } from 'payload'
import { endpoint, requireRight } from '../../access/http/endpoint.ts'
import { readableSites } from '../../search/readable-sites.ts'
import { updateIndex } from '../../search/update-index.ts'
import { findPendingTasks } from './find-pending-tasks.ts'

/** `/waiting`: what waits for whoever asks. */
export const pendingTasksEndpoint: Endpoint = endpoint('get', '/waiting', async (req) => {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const [sites] = await Promise.all([readableSites(req), updateIndex(req.payload)])
  return { waiting: await findPendingTasks(req, sites) }
})
