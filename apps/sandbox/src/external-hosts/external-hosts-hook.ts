import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page-shell.ts'
import { simulateExternalHostPage } from './external-host-page.ts'

/** Answers requests for external hosts, before the sandbox's own routes. */
export function externalHostsHook(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const page = simulateExternalHostPage(request.hostname, request.url.split('?')[0] ?? '/')
    if (page) return sendPage(reply, page.status, page.title, page.content)
  })
}
