import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Html, html } from './html.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2b2f; --soft: #5b6a6e; --paper: #fbf7f0; --sheet: #fff; --line: #e4dccd; --accent: #0d6b6e; --bad: #a32d1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1ee; --soft: #a9b5b4; --paper: #131b1d; --sheet: #1b2629; --line: #30403f; --accent: #6fc7c4; --bad: #ff9d8a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 ui-sans-serif, system-ui, sans-serif; }
main { max-inline-size: 52rem; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 400 clamp(1.6rem, 4vw, 2.4rem)/1.2 ui-serif, Georgia, serif; text-wrap: balance; margin-block: .2rem 1rem; }
h2 { font-size: 1.1rem; font-weight: 500; margin-block: 2rem .6rem; }
p { max-inline-size: 65ch; } a { color: var(--accent); } code { font-size: .9em; overflow-wrap: anywhere; }
.eyebrow { color: var(--soft); margin: 0; font-size: .9rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; overflow: clip; }
.sheet > .inside { padding: 1.25rem; }
.picture { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 3 / 1.4; object-fit: cover; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .5rem 1.25rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.problems { border-inline-start: .25rem solid var(--bad); padding: .75rem 1.25rem; margin-block: 1rem; background: var(--sheet); }
.problems ul { margin: .25rem 0; padding-inline-start: 1.1rem; }
table { inline-size: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .5rem .6rem; border-block-end: 1px solid var(--line); vertical-align: top; }
th { font-weight: 500; color: var(--soft); }
form.row { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); align-items: end; }
label { display: grid; gap: .25rem; min-inline-size: 0; font-size: .9rem; color: var(--soft); }
input, select, button { font: inherit; padding: .5rem .7rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--sheet); color: var(--ink); min-block-size: 2.5rem; }
label > * { inline-size: 100%; min-inline-size: 0; }
table + form { margin-block-start: 1rem; }
button { background: var(--accent); color: var(--paper); border-color: transparent; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Only the sandbox's own pictures and this style sheet: nothing in a link can run. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function sendPage(reply: FastifyReply, status: number, title: string, content: Html) {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${new Html(STYLE)}</style></head><body><main>${content}</main></body></html>`
  return reply
    .code(status)
    .headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.markup)
}
