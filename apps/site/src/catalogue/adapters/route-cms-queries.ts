import type { FastifyInstance } from 'fastify'
import type { CmsQueryHandler } from './create-adapter.ts'

/** The folder of the internal port where the content system asks about a catalogue that only the site reads. */
const FOLDER = '/_catalogue'

/** Lets the content system's forms ask the catalogue on the site's internal port. */
export function routeCmsQueries(internal: FastifyInstance, answer: CmsQueryHandler): void {
  internal.get<{ Params: { '*': string } }>(`${FOLDER}/*`, async (request, reply) => {
    const result = await answer(request.params['*'].replace(/\/$/, ''), request.query)
    if (!result.ok) return reply.code(502).send({ error: 'The catalogue does not answer.' })
    if (result.value === undefined) return reply.code(404).send({ error: 'There is no such question.' })
    return result.value
  })
}
