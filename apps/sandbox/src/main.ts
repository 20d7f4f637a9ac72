/** Starts the sandbox: `node apps/sandbox/src/main.ts`, settings in `settings.ts`. Stops on SIGINT and SIGTERM. */
import { CatalogueDatabaseError } from './catalogue/catalogue-store.ts'
import { createSandbox } from './server.ts'
import { readSettings, SettingsError } from './settings.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const app = await createSandbox(settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  await app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: (address) => `listening on ${address}`,
  })
}

/** One sentence for an error that the operator can fix; `undefined` for any other, which is printed with its stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof CatalogueDatabaseError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${readSettings(process.env).port} is in use: stop its owner or set SANDBOX_PORT.`
  if (code === 'EACCES') return `Port ${readSettings(process.env).port} may not be opened: set SANDBOX_PORT to another.`
  return undefined
}

try {
  await main()
} catch (error) {
  const sentence = explain(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
