import { z } from 'zod'

/** What somebody who takes part is shown: what everybody is, or something else. */
export const ARMS = ['control', 'variant'] as const
export type Arm = (typeof ARMS)[number]

/** Visitors fall into so many groups of the same size; a share is a number of them (docs/decisions/035-experiments.md). */
export const BUCKETS = 16
export const SHARES = [1, 2, 4, 8, 16] as const

export const AUDIENCES = ['all', 'mobile', 'desktop'] as const

/** Of one site at once. */
export const MAX_EXPERIMENTS = 8

const KEY = /^[a-z][a-z\d-]{0,29}$/

export function isExperimentKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}

const keySchema = z.string().regex(KEY)

/** An experiment of a site, in a language in which it runs. */
export const experimentSchema = z.object({
  key: keySchema,
  /** Groups of visitors that are shown the variant, of `BUCKETS`. */
  share: z.number().int().min(1).max(BUCKETS),
  audience: z.enum(AUDIENCES).default('all'),
})
export type Experiment = z.infer<typeof experimentSchema>

/** Whom a block is for: of an experiment that does not run, the control is shown. */
export const shownToSchema = z.object({ experiment: keySchema, arm: z.enum(ARMS) })
