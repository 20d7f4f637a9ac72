import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ViteDevServer } from 'vite'
import type { ListModuleImports } from '../src/assets/development-assets.ts'
import type { createSite as CreateSite } from '../src/create-site.ts'

/** The site's code as it is now. */
export interface SiteCode {
  readonly createSite: typeof CreateSite
  readonly importsOf: ListModuleImports
}

const ENTRY = 'src/create-site.ts'
let bundles = 0

/**
 * All code in one file. From nothing it is made three times as quickly as module by module: the first page shows it.
 *
 * @throws what does not compile, or throws while it is loaded
 */
export async function loadCodeAsBundle({ config }: ViteDevServer): Promise<SiteCode> {
  const imports = new Map<string, readonly string[]>()
  const name = `site-${process.pid}-${bundles++}.mjs`
  const file = join(config.cacheDir, name)
  await build({
    root: config.root,
    mode: 'development',
    logLevel: 'silent',
    plugins: [recordImports(imports)],
    build: {
      ssr: true,
      minify: false,
      sourcemap: 'inline',
      outDir: config.cacheDir,
      emptyOutDir: false,
      rolldownOptions: { input: join(config.root, ENTRY), output: { entryFileNames: name } },
    },
  })
  try {
    const { createSite } = (await import(pathToFileURL(file).href)) as SiteCode
    return { createSite, importsOf: (module) => imports.get(module) }
  } finally {
    await rm(file, { force: true })
  }
}

function recordImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'record-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? [])
    },
  }
}

/**
 * The code module by module: seconds for the first time, and then only what a change concerns.
 *
 * @throws what does not compile, or throws while it is loaded
 */
export async function loadCodeByModule(vite: ViteDevServer): Promise<SiteCode> {
  const graph = vite.environments.ssr.moduleGraph
  const { createSite } = (await vite.ssrLoadModule(`/${ENTRY}`)) as SiteCode
  const importsOf: ListModuleImports = (module) => {
    const nodes = graph.getModulesByFile(module)
    return nodes && [...nodes].flatMap(({ importedModules }) => [...importedModules].flatMap(({ file }) => file ?? []))
  }
  return { createSite, importsOf }
}

/** Lets `loadCodeByModule` read a file anew, and run again whatever imports it. */
export function forgetCode(vite: ViteDevServer, changed: string): void {
  const graph = vite.environments.ssr.moduleGraph
  const forgotten = new Set(graph.getModulesByFile(changed))
  for (const node of forgotten) {
    graph.invalidateModule(node)
    for (const importer of node.importers) forgotten.add(importer)
  }
}
