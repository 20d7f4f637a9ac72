import { z } from 'zod'

/** The arms of an experiment: the page as everybody sees it, or the variant. */
export const EXPERIMENT_ARMS = ['control', 'variant'] as const
export type ExperimentArm = (typeof EXPERIMENT_ARMS)[number]

/**
 * Visitors are divided into this many groups of equal size; a share is a number of groups (docs/decisions/035-experiments.md).
 */
export const VISITOR_BUCKET_COUNT = 16
export const VARIANT_SHARES_IN_BUCKETS = [1, 2, 4, 8, 16] as const

export const EXPERIMENT_AUDIENCES = ['all', 'mobile', 'desktop'] as const

/** Maximum number of experiments of a site. */
export const MAX_EXPERIMENTS = 8

const KEY = /^[a-z][a-z\d-]{0,29}$/

export function isExperimentKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}

const keySchema = z.string().regex(KEY)

/** An experiment of a site, in a language in which it runs. */
export const experimentSchema = z.object({
  key: keySchema,
  /** The number of groups, of `VISITOR_BUCKET_COUNT`, that get the variant. */
  share: z.number().int().min(1).max(VISITOR_BUCKET_COUNT),
  audience: z.enum(EXPERIMENT_AUDIENCES).default('all'),
})
export type Experiment = z.infer<typeof experimentSchema>

/** The audience of a block: while an experiment does not run, everybody gets the control. */
export const blockExperimentArmSchema = z.object({ experiment: keySchema, arm: z.enum(EXPERIMENT_ARMS) })
