import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { sendPage } from '../pages/page-shell.ts'

const HOST = /^(?:(app|register)\.)?([a-z\d.-]+\.example)\.localhost$/
const RETAILER = /^\/retailers\/([a-z\d-]{1,80})\/?$/

/** Answers requests for external hosts, before the sandbox's own routes. */
export function externalHostsHook(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const page = simulateExternalHostPage(request.hostname, request.url.split('?')[0] ?? '/')
    if (page) return sendPage(reply, page.status, page.title, page.content)
  })
}

/**
 * Simulates external hosts that a site links to: the app store, and the register of ticket retailers.
 *
 * @param hostname of the request, without a port
 * @returns `undefined` for the sandbox's own host
 */
export function simulateExternalHostPage(hostname: string, path: string) {
  const [, kind, domain = ''] = HOST.exec(hostname) ?? []
  if (kind === 'app') return appPage(domain, path)
  if (kind === 'register') return registerPage(domain, path)
  return undefined
}

function appPage(domain: string, path: string) {
  const [first = ''] = path.split('/').filter(Boolean)
  const about = first === '' ? '' : `, opened at “${nameOf(first)}”`
  const content = html`<p class="eyebrow">app.${domain} · sandbox</p><h1>Here a phone would offer the app</h1>
<p>In production this address leads to the shop of the phone that asks${about}. On a computer it shows the code to scan.</p>
<div class="sheet"><div class="inside"><dl><dt>Address</dt><dd>https://app.${domain}${path}</dd><dt>From</dt><dd>the code in the footer</dd></dl></div></div>`
  return { status: 200, title: `The app of ${domain}`, content }
}

function registerPage(domain: string, path: string) {
  const slug = RETAILER.exec(path)?.[1]
  const eyebrow = html`<p class="eyebrow">register.${domain} · sandbox</p>`
  if (slug === undefined) {
    const content = html`${eyebrow}<h1>There is no such entry</h1><p>Entries of the register are at /retailers/, by name.</p>`
    return { status: 404, title: 'No such entry', content }
  }
  const content = html`${eyebrow}<h1>${nameOf(slug)}</h1>
<p>An authorised seller of theatre tickets. Seats come from the theatres’ own box offices, at the price on the ticket and a fee that is named before payment.</p>
<div class="sheet"><div class="inside"><dl><dt>Entry</dt><dd>${slug}</dd><dt>Standing</dt><dd>In good standing</dd><dt>Address</dt><dd>https://register.${domain}${path}</dd></dl></div></div>
<p>In production the register itself answers here. Names and entries are invented.</p>`
  return { status: 200, title: `${nameOf(slug)} in the register`, content }
}

/** "london-theatre-tickets" → "London Theatre Tickets" */
function nameOf(slug: string): string {
  return slug.replaceAll(
    /(^|-)([a-z])/g,
    (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`,
  )
}
