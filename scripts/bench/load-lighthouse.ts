import { join } from 'node:path'
import { z } from 'zod'
import { loadWhenUsed } from '../tasks/load-when-used.ts'

/** A folder with its own lockfile, because only this benchmark needs its hundred megabytes. */
const FOLDER = join(import.meta.dirname, 'lighthouse')

/** The used parts of a report. */
const resultSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    audits: z.record(
      z.string(),
      z.object({
        /** 0 to 1; `null` where nothing was judged. */
        score: z.number().nullable(),
        numericValue: z.number().optional(),
        displayValue: z.string().optional(),
        explanation: z.string().optional(),
        details: z.unknown().optional(),
      }),
    ),
    categories: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string() })) }),
    ),
  }),
})

type Lighthouse = (address: string, flags: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Loads Lighthouse, after installing it if necessary.
 *
 * @returns a function that measures an address with the browser of its flags
 * @throws PlainError when it cannot be installed
 */
export async function loadLighthouse(): Promise<(...asked: Parameters<Lighthouse>) => Promise<LighthouseReport>> {
  const loaded = await loadWhenUsed(FOLDER, 'Lighthouse', ['lighthouse'])
  const { default: lighthouse } = loaded as { default: Lighthouse }
  return async (...asked) => resultSchema.parse(await lighthouse(...asked)).lhr
}

export type LighthouseReport = z.infer<typeof resultSchema>['lhr']
