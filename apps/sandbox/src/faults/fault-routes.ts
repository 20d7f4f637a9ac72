import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idPathParameters, parseParameters } from '../api/request-parameters.ts'
import { type Html, html } from '../pages/html.ts'
import { sendPage } from '../pages/page-shell.ts'
import type { ActiveFaults } from './active-faults.ts'
import { FAULT_KINDS, type Fault, faultRequestSchema } from './fault-kinds.ts'

const replaceSchema = z.object({ faults: z.array(faultRequestSchema) })
const formSchema = z.record(z.string(), z.unknown()).catch({})
/** Without an id: all faults. */
const removeSchema = z.object({ id: z.coerce.number().int().positive().optional() }).default({})

/** Offered by the control page. */
const PATHS = [
  '/api/v6/tour-groups/',
  '/api/v6/tour-groups/*',
  '/api/v6/tour-groups/list-by/*',
  '/api/v7/tour-groups/*/calendar/',
  '/api/v1/collection/',
  '/api/*',
  '/images/*',
  '/book/*',
  '/*/book/*',
]

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

/** The control page; it works without JavaScript. */
function faultsPage(faults: readonly Fault[], problem?: string): Html {
  return html`<p class="eyebrow"><a href="/">Sandbox</a></p><h1>Faults</h1>
<p>Make the provider’s systems misbehave, to see what the site does then. A fault stays until you switch it off, or for the next requests that you name.</p>
${problem && html`<div class="problems" role="alert"><p>${problem}</p></div>`}
<h2>Switched on</h2>
${faults.length === 0 ? html`<p>None: everything answers as it should.</p>` : faultTable(faults)}
<h2>Switch one on</h2>
<form class="row" method="post" action="/_faults">
<label>Path (* is anything)<input name="path" list="paths" value="/api/*" required></label>
<datalist id="paths">${PATHS.map((path) => html`<option value="${path}"></option>`)}</datalist>
<label>What happens<select name="kind">${Object.entries(FAULT_KINDS).map(([kind, meaning]) => html`<option value="${kind}">${kind}: ${meaning}</option>`)}</select></label>
<label>Milliseconds (delay only)<input name="milliseconds" type="number" min="0" max="120000" value="3000"></label>
<label>Number of requests (empty: all)<input name="count" type="number" min="1"></label>
<button>Switch on</button></form>
<h2>From a test</h2>
<p><code>GET /_faults</code> lists them as JSON. <code>PUT /_faults</code> with <code>{"faults":[{"path":"/api/*","kind":"delay","milliseconds":3000,"count":1}]}</code> replaces them, <code>POST /_faults</code> with one adds it, <code>DELETE /_faults</code> switches all off, <code>DELETE /_faults/{id}</code> one.</p>`
}

function faultTable(faults: readonly Fault[]): Html {
  return html`<table><thead><tr><th>Path</th><th>Kind</th><th>Requests</th><th></th></tr></thead><tbody>${faults.map(faultRow)}</tbody></table>
<form method="post" action="/_faults/remove"><button>Switch all off</button></form>`
}

function faultRow(fault: Fault): Html {
  const kind = fault.kind === 'delay' ? `delay, ${fault.milliseconds} ms` : fault.kind
  return html`<tr><td><code>${fault.path}</code></td><td>${kind}</td><td>${fault.hits} of ${fault.count ?? 'all'}</td><td><form method="post" action="/_faults/remove"><input type="hidden" name="id" value="${fault.id}"><button>Switch off</button></form></td></tr>`
}
