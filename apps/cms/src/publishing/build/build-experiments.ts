import type { blockExperimentArmSchema, Experiment } from '@passepartout/content-model/experiments'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { z } from 'zod'
import type { Site } from '../../payload-types.ts'

/** The experiments of a site that run in a language. */
export function buildExperiments(rows: Site['experiments'], lang: LanguageCode): Experiment[] | undefined {
  const running = (rows ?? []).filter(({ languages }) => !languages?.length || languages.includes(lang))
  if (running.length === 0) return undefined
  return running.map(({ key, share, audience }) => ({ key, share: Number(share), audience }))
}

interface ShownToForm {
  readonly experiment?: string | null
  readonly arm?: 'control' | 'variant' | null
}

/** The audience of a block; without an experiment it is everybody. */
export function buildBlockExperimentArm(
  form: ShownToForm | null | undefined,
): z.infer<typeof blockExperimentArmSchema> | undefined {
  return form?.experiment ? { experiment: form.experiment, arm: form.arm ?? 'variant' } : undefined
}
