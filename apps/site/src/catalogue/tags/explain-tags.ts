import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { type EditorTagOverride, TOUR_GROUP_TAGS } from '@passepartout/content-model/tour-group-tags'
import { z } from 'zod'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Product } from '../product.ts'
import { decideTags, type TagDecision } from './derive-tags.ts'
import type { TagEvidenceKind } from './tag-rules.ts'

const querySchema = z.object({
  tgid: z.coerce.number().int().positive(),
  lang: z.enum(LANGUAGE_CODES).catch('en'),
})

/** A tag with what it was derived from, for editors. */
export interface ExplainedTag extends Pick<TagDecision, 'tag' | 'has' | 'editor'> {
  readonly evidence: readonly { readonly kind: TagEvidenceKind | 'said'; readonly values: readonly string[] }[]
}

interface ExplainServices {
  readonly catalogue: Pick<Catalogue, 'tourGroup' | 'contextOf'>
  readonly editorTagsOf: (tgid: number) => readonly EditorTagOverride[]
}

/**
 * The tags of a tour group that there is evidence for, with it, and what editors say.
 *
 * @param query `tgid`, and `lang`, by default English
 * @returns `undefined` for a query without a tour group, one that the catalogue lacks, and while it is unavailable
 */
export async function explainTags(
  query: unknown,
  { catalogue, editorTagsOf }: ExplainServices,
): Promise<readonly ExplainedTag[] | undefined> {
  const { tgid, lang = 'en' } = querySchema.safeParse(query).data ?? {}
  if (tgid === undefined) return undefined
  const context = catalogue.contextOf({ lang, currency: 'EUR', uid: `tags of ${tgid}` }, new RenderDependencies())
  const product = (await catalogue.tourGroup(tgid, context))?.product
  return product && explain(product, editorTagsOf(tgid), lang)
}

function explain(product: Product, editorTags: readonly EditorTagOverride[], lang: LanguageCode): ExplainedTag[] {
  const { name, primarySubCategory: subCategory, flowType, price, schedule: hours } = product
  const descriptors = product.descriptors.map(({ code }) => code)
  const priceType = price?.per === 'group' ? 'PER_GROUP' : undefined
  const facts = { name, subCategory, descriptors, flowType, priceType, hours, editorTags, lang }
  const judged = new Map(decideTags(facts).map((one) => [one.tag, one]))
  return TOUR_GROUP_TAGS.flatMap((tag) => {
    const { rules = [], editor } = judged.get(tag) ?? {}
    const has = product.traits?.includes(tag) ?? false
    if (!has && !editor) return []
    const evidence = rules.map(({ evidence: kind, values }) => ({ kind, values }))
    // A catalogue in files names tags itself.
    const isSaid = has && rules.length === 0 && !editor
    return [{ tag, has, evidence: isSaid ? [{ kind: 'said', values: [] }] : evidence, ...(editor ? { editor } : {}) }]
  })
}
