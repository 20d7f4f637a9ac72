import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'

/**
 * Serves what `next build` made: `node serve.ts --port <port> --hostname <address>`.
 *
 * It starts the server as the program that Next.js writes for `output: standalone` does, with the configuration that the build kept.
 * `next start` reads `next.config.ts` instead, for which it needs a compiler of 100 MB.
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, hostname: { type: 'string' } } })
const options = z
  .object({ port: z.coerce.number().int().min(1).max(65_535), hostname: z.string().min(1) })
  .parse(values)
const kept = JSON.parse(readFileSync(join(import.meta.dirname, '.next', 'required-server-files.json'), 'utf8'))
const { config } = z.object({ config: z.looseObject({}) }).parse(kept)

// Read where Next.js would look for its configuration.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
const { startServer } = await import('next/dist/server/lib/start-server.js')
await startServer({ dir: import.meta.dirname, isDev: false, allowRetry: false, ...options })
