import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { PlainError } from '../plain-error.ts'

/** A folder with a lockfile of its own: nothing but this benchmark needs its hundred megabytes. */
const FOLDER = join(import.meta.dirname, 'lighthouse')
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js')

/** The parts of a report that are read. */
const resultSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
    categories: z.object({ performance: z.object({ score: z.number().nullable() }).optional() }),
  }),
})

type Lighthouse = (address: string, flags: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Lighthouse, installed where it is missing.
 *
 * @returns measures an address in the browser that its flags name
 * @throws PlainError when it cannot be installed
 */
export async function loadLighthouse(): Promise<(...asked: Parameters<Lighthouse>) => Promise<LighthouseReport>> {
  if (!existsSync(ENTRY)) install()
  const { default: lighthouse } = (await import(pathToFileURL(ENTRY).href)) as { default: Lighthouse }
  return async (...asked) => resultSchema.parse(await lighthouse(...asked)).lhr
}

export type LighthouseReport = z.infer<typeof resultSchema>['lhr']

function install(): void {
  console.log('Installing Lighthouse, which only this benchmark needs …')
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
  } catch {
    throw new PlainError(`Lighthouse could not be installed: run "npm ci" in ${FOLDER} to see why.`)
  }
}
