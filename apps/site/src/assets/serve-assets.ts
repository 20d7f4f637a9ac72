import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { negotiateFileEncoding } from '../http/negotiate-encoding.ts'
import { SECURITY_HEADERS } from '../operations/security-headers.ts'
import type { BuiltAssets } from './built-assets.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Serves built files, whose names contain content hashes, and composed style sheets. */
export function serveAssets(app: FastifyInstance, { folders, styles }: BuiltAssets): void {
  app.register(fastifyStatic, {
    root: [...folders],
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      reply.headers(SECURITY_HEADERS)
    },
  })
  app.get<{ Params: { name: string } }>('/assets/styles/:name', { exposeHeadRoute: true }, async (request, reply) => {
    const encoding = negotiateFileEncoding(request.headers['accept-encoding'])
    const sheet = await styles.serve(request.params.name, encoding)
    reply.headers(SECURITY_HEADERS)
    if (!sheet) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such sheet.')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', FOREVER)
      .header('vary', 'accept-encoding')
      .type('text/css; charset=utf-8')
      .send(sheet)
  })
}
