import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idPathParameters, parseParameters } from '../api/request-parameters.ts'
import { sendPage } from '../pages/page-shell.ts'
import type { ActiveFaults } from './active-faults.ts'
import { faultRequestSchema } from './fault-kinds.ts'
import { faultsPage } from './faults-page.ts'

const replaceSchema = z.object({ faults: z.array(faultRequestSchema) })
const formSchema = z.record(z.string(), z.unknown()).catch({})
/** Without an id: all faults. */
const removeSchema = z.object({ id: z.coerce.number().int().positive().optional() }).default({})

/** Switches faults on and off: JSON for tests, a page with forms for people. */
export function faultRoutes(app: FastifyInstance, faults: ActiveFaults): void {
  app.get('/_faults', (request, reply) => {
    if (wantsPage(request)) return sendPage(reply, 200, 'Faults', faultsPage(faults.all()))
    return { faults: faults.all() }
  })

  app.put('/_faults', (request) => {
    const { faults: requests } = parseParameters(replaceSchema, request.body)
    return { faults: faults.replace(requests) }
  })

  app.post('/_faults', (request, reply) => {
    if (!isForm(request)) return { fault: faults.add(parseParameters(faultRequestSchema, request.body)) }
    const result = faultRequestSchema.safeParse(withoutEmpty(request.body))
    if (result.success) {
      faults.add(result.data)
      return reply.redirect('/_faults', 303)
    }
    const issue = result.error.issues[0]
    const problem = `${String(issue?.path[0] ?? 'The form')} ${issue?.message}.`
    return sendPage(reply, 400, 'Faults', faultsPage(faults.all(), problem))
  })

  app.post('/_faults/remove', (request, reply) => {
    faults.remove(parseParameters(removeSchema, request.body ?? {}).id)
    return reply.redirect('/_faults', 303)
  })

  app.delete('/_faults', () => {
    faults.remove()
    return { faults: [] }
  })

  app.delete('/_faults/:id', (request) => {
    faults.remove(parseParameters(idPathParameters, request.params).id)
    return { faults: faults.all() }
  })
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** Forms submit empty fields too. */
function withoutEmpty(body: unknown): unknown {
  const fields = formSchema.parse(body)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
