import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createServer as createViteServer } from 'vite'
import { DevelopmentFontServer } from './development/development-font-server.ts'
import { DevelopmentSite } from './development/development-site.ts'
import type { SiteCode } from './development/site-code.ts'
import { INSTALLED_BRANDS } from './installed-brands.ts'
import { createDevelopmentAssets } from './src/assets/development-assets.ts'
import { prepareReplica } from './src/content/replication/prepare-replica.ts'
import { parseSettings } from './src/settings.ts'

/**
 * The site from its sources: every change of a file is seen by the next request, and the browser reloads. Nothing is
 * kept in the response cache.
 */
const settings = { ...parseSettings(process.env), RESPONSE_CACHE_MB: 0 }
const root = import.meta.dirname
process.setSourceMapsEnabled(true)

/** Milliseconds; while Vite still looks for files to watch, its close does not end. */
const CLOSE_WITHIN = 3000

/** The host and path that were asked for: each line that is written on the way to the answer says them. */
const asked = new AsyncLocalStorage<string>()
const logger = pino({
  level: settings.LOG_LEVEL,
  base: null,
  mixin: () => ({ address: asked.getStore() }),
})

const http = createHttpServer()
const internal = createHttpServer()
const vite = await createViteServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: http }, allowedHosts: true },
  // Packages that a browser module uses are found before a page is open, which would be loaded again for each.
  optimizeDeps: { entries: ['src/islands/entry.ts', 'src/**/*.browser.ts'] },
})
const fonts = new DevelopmentFontServer()

async function create({ createSite, importsOf }: SiteCode) {
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  const site = createSite(settings, {
    logger,
    followed: shared ? await prepareReplica(shared, file) : undefined,
    assets: createDevelopmentAssets({ root, importsOf, font: fonts.addressOf, brands: INSTALLED_BRANDS }),
    // Vite's client talks to its own server, and sheets arrive as scripts.
    contentSecurityPolicy: "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'none'",
  })
  await Promise.all([site.app.ready(), site.internal.ready()])
  return site
}

const site = new DevelopmentSite({
  vite,
  logger,
  create,
  begin: (next) => {
    next.startFollowing()
    next.startSearch(new URL('./src/search/index-writer.worker.ts', import.meta.url))
    void next.startFilling()
  },
})
await site.start()

http.on('request', (request, response) => {
  if (fonts.answer(request, response)) return
  if (request.url?.startsWith('/assets/')) vite.middlewares(request, response)
  else void asked.run(addressOf(request), () => site.answer('app', request, response))
})
internal.on('request', (request, response) => void site.answer('internal', request, response))

listen(http, 'SITE_PORT', settings.SITE_PORT, settings.SITE_HOST)
listen(internal, 'SITE_INTERNAL_PORT', settings.SITE_INTERNAL_PORT, settings.SITE_INTERNAL_HOST)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const closed = Promise.allSettled([site.close(), vite.close()])
    void Promise.race([closed, sleep(CLOSE_WITHIN)]).then(() => process.exit(0))
  })
}

function addressOf({ headers, url }: IncomingMessage): string {
  return `${headers.host ?? ''}${url ?? ''}`
}

function listen(server: Server, setting: string, port: number, host: string): void {
  server.on('error', (error) => {
    process.stderr.write(`The site cannot start. ${setting} ${port}: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(port, host)
}
