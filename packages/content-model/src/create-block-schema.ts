import { z } from 'zod'
import { blockExperimentArmSchema } from './experiments.ts'

/**
 * The schema of a published block.
 *
 * @param type its name in documents, in the editors' form and in the site's registry
 * @param parts its properties besides id, type and audience
 */
export function createBlockSchema<T extends string, P extends z.ZodRawShape>(type: T, parts: P) {
  return z.object({
    id: z.string().min(1),
    type: z.literal(type),
    shownTo: blockExperimentArmSchema.optional(),
    ...parts,
  })
}
