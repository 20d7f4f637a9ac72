import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../../../../../test/tools/listen.ts'
import { writeCatalogueFiles, writeInstallationFiles } from './small-catalogue-files.ts'
import { answerAsOcto } from './small-catalogue-octo.ts'
import { answerAsProvider } from './small-catalogue-provider.ts'

/** What a catalogue does wrong; files know only the two last. */
export type Fault = 'slow' | 'status500' | 'status429' | 'wrongCurrency' | 'gone' | 'truncated'

export interface StartedAdapter {
  /** Settings that choose it. */
  readonly settings: Readonly<Record<string, string>>
  /** Calls, or nothing for files. */
  readonly asked: string[]
  fail: (fault: Fault | undefined) => void
  close: () => Promise<void>
}

export const ADAPTERS = ['provider', 'octo', 'files as JSON', 'files as CSV'] as const
export type AdapterName = (typeof ADAPTERS)[number]

/** Serves the small catalogue (`small-catalogue.ts`) in the way of one adapter. */
export async function startAdapter(name: AdapterName): Promise<StartedAdapter> {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  const own = { CATALOGUE_FOLDER: folder, IMAGE_URL: 'http://images.example', PRICE_HISTORY: ':memory:' }
  if (name === 'provider') return startServer({ ...own }, folder, provider)
  if (name === 'octo') {
    writeInstallationFiles(folder)
    return startServer({ ...own, CATALOGUE_ADAPTER: 'octo', CATALOGUE_LANGUAGES: 'en,de' }, folder, octo)
  }
  const form = name === 'files as JSON' ? 'json' : 'csv'
  writeCatalogueFiles(folder, form)
  return {
    settings: { ...own, CATALOGUE_ADAPTER: 'files' },
    asked: [],
    fail: (fault) => {
      if (fault === 'gone') rmSync(folder, { recursive: true })
      else if (fault === 'truncated') writeFileSync(join(folder, 'cities.json'), '[{"code":"PAR')
      else writeCatalogueFiles(folder, form)
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Answer = (request: IncomingMessage, url: URL, currency: string | undefined) => Promise<unknown>

const provider: Answer = async (_request, url, currency) =>
  answerAsProvider(url, currency ?? url.searchParams.get('currency') ?? 'EUR')

const octo: Answer = async (request, { pathname }, currency) => {
  if (request.headers.authorization !== 'Bearer secret') return undefined
  const body: unknown = request.method === 'POST' ? JSON.parse(await text(request)) : undefined
  const lang = request.headers['accept-language'] ?? ''
  return answerAsOcto({ path: pathname, body: body as Readonly<Record<string, unknown>>, lang, currency })
}

async function startServer(
  settings: Readonly<Record<string, string>>,
  folder: string,
  answer: Answer,
): Promise<StartedAdapter> {
  let fault: Fault | undefined
  const asked: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://catalogue.example')
    asked.push(`${request.method} ${url.pathname}`)
    if (fault === 'slow') return
    if (fault === 'gone') return void response.destroy()
    if (fault === 'status500') return void response.writeHead(500).end('no')
    if (fault === 'status429') return void response.writeHead(429).end('later')
    const value = await answer(request, url, fault === 'wrongCurrency' ? 'USD' : undefined)
    if (value === undefined) return void response.writeHead(404).end('{}')
    const body = JSON.stringify(value)
    response.end(fault === 'truncated' ? body.slice(0, body.length / 2) : body)
  }
  const server = createServer((request, response) => void respond(request, response))
  const port = await listen(server)
  return {
    settings: { ...settings, CATALOGUE_URL: `http://127.0.0.1:${port}`, CATALOGUE_API_KEY: 'secret' },
    asked,
    fail: (next) => {
      fault = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
