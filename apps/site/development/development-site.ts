import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { ListModuleImports } from '../src/assets/development-assets.ts'
import type { createSite as CreateSite } from '../src/create-site.ts'
import { PRICE_EXPLANATION_PATH } from '../src/internal-server.ts'
import { forgetCode, loadCodeAsBundle, loadCodeByModule, type SiteCode } from './site-code.ts'

type Site = ReturnType<typeof CreateSite>
type Port = 'app' | 'internal'

interface DevelopmentSiteParts {
  readonly vite: ViteDevServer
  readonly logger: Logger
  /** A site that is ready to answer, and does nothing in the background yet. */
  readonly create: (code: SiteCode) => Promise<Site>
  /** Begins that; the site before has ended its own. */
  readonly begin: (site: Site) => void
}

/** Milliseconds between the first page and loading the modules one by one, which what the page fetches need not wait for. */
const LOADED_AFTER = 1500

/** Vite's client, which shows what is wrong over any page, and loads the page again. */
const NO_SITE =
  '<!doctype html><html lang="en"><title>The site does not run</title><script type="module" src="/assets/@vite/client"></script>'

/**
 * The site of the code as it is saved. A change of what its code imports makes the next site, and then the browser
 * loads its page again. What does not run is shown over the page and logged, and the last working site stays.
 */
export class DevelopmentSite {
  readonly #parts: DevelopmentSiteParts
  #site: Site | undefined
  #importsOf: ListModuleImports | undefined
  #problem: ErrorPayload | undefined
  /** Until the modules are loaded one by one, the code is bundled. */
  #load: (vite: ViteDevServer) => Promise<SiteCode> = loadCodeAsBundle
  #loading: Promise<void> | undefined
  #isChanged = false
  #work: Promise<void> = Promise.resolve()
  /** The answers that each site has not ended; its own server does not know of them. */
  readonly #answers = new WeakMap<Site, Set<ServerResponse>>()

  constructor(parts: DevelopmentSiteParts) {
    this.#parts = parts
    const { vite } = parts
    vite.watcher.on('all', (_event, file) => this.#change(file))
    vite.environments.client.hot.on('vite:client:connect', (_data, client) => {
      if (this.#problem) client.send(this.#problem)
    })
  }

  start(): Promise<void> {
    return this.#renew()
  }

  /** Answers with the code as it was saved when the request came. */
  async answer(port: Port, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#work
    if (!this.#site) {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(port === 'app' ? NO_SITE : undefined)
      return
    }
    const answers = this.#answers.getOrInsertComputed(this.#site, () => new Set())
    answers.add(response)
    response.once('close', () => answers.delete(response))
    const isAskedWhy = request.url?.startsWith(PRICE_EXPLANATION_PATH)
    this.#site[isAskedWhy ? 'internal' : port].routing(request, response)
    if (port === 'app') response.once('finish', () => this.#loadModules())
  }

  async close(): Promise<void> {
    await this.#work
    await this.#site?.close()
  }

  /** What failed may wait for a file that is not there yet. */
  #change(file: string): void {
    if (!this.#problem && !this.#importsOf?.(file)) return
    forgetCode(this.#parts.vite, file)
    if (this.#isChanged) return
    this.#isChanged = true
    this.#work = this.#work.then(() => this.#renew())
  }

  async #renew(): Promise<void> {
    this.#isChanged = false
    const { vite, create, begin } = this.#parts
    try {
      const code = await this.#load(vite)
      const next = await create(code)
      const last = this.#site
      this.#site = next
      this.#importsOf = code.importsOf
      this.#problem = undefined
      vite.environments.client.hot.send({ type: 'full-reload' })
      void this.#end(last).finally(() => begin(next))
    } catch (error) {
      this.#show(error)
    }
  }

  async #end(site: Site | undefined): Promise<void> {
    if (!site) return
    await Promise.all([...(this.#answers.get(site) ?? [])].map((response) => once(response, 'close')))
    await site.close()
  }

  #show(error: unknown): void {
    const { vite, logger } = this.#parts
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    const { message, stack } = describe(error)
    logger.error(
      { err: { message, stack } },
      this.#site ? 'the change does not run; the last working site stays' : 'the site does not run',
    )
    this.#problem = { type: 'error', err: { message, stack } }
    vite.environments.client.hot.send(this.#problem)
  }

  #loadModules(): void {
    this.#loading ??= new Promise<void>((done) => setTimeout(done, LOADED_AFTER).unref())
      .then(() => loadCodeByModule(this.#parts.vite))
      .then(
        () => {
          this.#load = loadCodeByModule
          this.#parts.logger.debug('modules are loaded')
        },
        // The bundle says what is wrong, if it is still wrong then; the next page tries again.
        () => {
          this.#loading = undefined
        },
      )
  }
}

/** What failed and where, in plain letters; of the stack only our own code. */
function describe(error: unknown): { readonly message: string; readonly stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
  return { message: stripVTControlCharacters(message).trim(), stack: frames.join('\n') }
}
