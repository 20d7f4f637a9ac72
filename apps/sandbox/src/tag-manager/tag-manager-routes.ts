import type { FastifyInstance } from 'fastify'

/**
 * Simulates the tag manager on its own host (`tags.localhost`): a container that sends the name of each Google Analytics 4
 * event to that host, as a tag would.
 */
const CONTAINER = `(() => {
  const { origin } = new URL(document.currentScript.src)
  const send = (entry) => {
    if (typeof entry?.event === 'string' && /^[a-z_]+$/.test(entry.event)) new Image().src = origin + '/collect?en=' + entry.event
  }
  const push = dataLayer.push
  dataLayer.forEach(send)
  dataLayer.push = (...entries) => {
    entries.forEach(send)
    return push.apply(dataLayer, entries)
  }
})()
`

/** One transparent pixel. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export function tagManagerRoutes(app: FastifyInstance): void {
  app.get('/gtm.js', (_request, reply) => reply.type('text/javascript').send(CONTAINER))
  app.get('/collect', (_request, reply) => reply.type('image/gif').send(POINT))
}
