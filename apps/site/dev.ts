import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { cutFonts, fontSheet } from './cut-fonts.ts'
import { INSTALLED_BRANDS } from './installed-brands.ts'
import { createDevelopmentAssets, DEVELOPMENT_FONT_SHEET } from './src/assets/development-assets.ts'
import { prepareCopy } from './src/content/following/prepare-copy.ts'
import type { createSite as CreateSite } from './src/create-site.ts'
import { parseSettings } from './src/settings.ts'

/**
 * The site from its sources: every change of a file is seen by the next request, and the browser reloads. Nothing is
 * kept in the response cache.
 */
const settings = { ...parseSettings(process.env), RESPONSE_CACHE_MB: 0 }
const http = createHttpServer()
const vite = await createViteServer({
  root: import.meta.dirname,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
})

const fonts = await cutFonts()
const fontFiles = new Map<string | undefined, Buffer>(fonts.map(({ address, bytes }) => [address, bytes]))
fontFiles.set(DEVELOPMENT_FONT_SHEET, Buffer.from(fontSheet(fonts)))
const fontAddresses = new Map(fonts.map(({ name, address }) => [name, address]))

type Site = ReturnType<typeof CreateSite>

async function loadSite(): Promise<Site> {
  const module = (await vite.ssrLoadModule('/src/create-site.ts')) as { createSite: typeof CreateSite }
  const { PUBLISHED_DATABASE_URL: shared, PUBLISHED_STORE: file } = settings
  const site = module.createSite(settings, {
    followed: shared ? await prepareCopy(shared, file) : undefined,
    assets: createDevelopmentAssets(vite, (name) => fontAddresses.get(name) ?? '', INSTALLED_BRANDS),
    // Vite's client talks to its own server, and sheets arrive as scripts.
    contentSecurityPolicy: "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'none'",
  })
  await site.app.ready()
  site.startFollowing()
  site.startSearch(new URL('./src/search/index-writer.worker.ts', import.meta.url))
  void site.startFilling()
  return site
}

let site = await loadSite()
await site.internal.listen({ port: settings.SITE_INTERNAL_PORT, host: settings.SITE_INTERNAL_HOST })

const sources = [`${import.meta.dirname}/src`, ...INSTALLED_BRANDS.map(({ folder }) => folder)]

let reloading = Promise.resolve()
vite.watcher.on('change', (file) => {
  if (!sources.some((folder) => file.startsWith(`${folder}/`))) return
  reloading = reloading.then(async () => {
    try {
      // Vite forgets changed modules in its own time; the next site must not be made from old ones.
      vite.environments.ssr.moduleGraph.invalidateAll()
      const next = await loadSite()
      await site.close()
      site = next
      await site.internal.listen({ port: settings.SITE_INTERNAL_PORT, host: settings.SITE_INTERNAL_HOST })
      vite.environments.client.hot.send({ type: 'full-reload' })
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      site.logger.error({ err: error }, 'the change does not run; the last working site stays')
    }
  })
})

http.on('request', (request, response) => {
  const font = fontFiles.get(request.url)
  if (font) {
    const type = request.url === DEVELOPMENT_FONT_SHEET ? 'text/css' : 'font/woff2'
    response.writeHead(200, { 'content-type': type }).end(font)
    return
  }
  if (request.url?.startsWith('/assets/')) vite.middlewares(request, response)
  else void reloading.then(() => site.app.routing(request, response))
})
http.on('error', (error) => {
  process.stderr.write(`The site cannot start. SITE_PORT ${settings.SITE_PORT}: ${error.message}\n`)
  process.exit(1)
})
http.listen(settings.SITE_PORT, settings.SITE_HOST)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.allSettled([site.close(), vite.close()]).then(() => process.exit(0))
  })
}
