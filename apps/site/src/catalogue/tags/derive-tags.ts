import type { LanguageCode } from '@passepartout/content-model/locales'
import { type EditorTagOverride, TOUR_GROUP_TAGS, type TourGroupTag } from '@passepartout/content-model/tour-group-tags'
import { nameMeaningsOf, removePlaceNames } from '../../query-understanding/name-meanings.ts'
import type { OpeningHours } from '../product.ts'
import { TAG_RULES, type TagEvidenceKind, type TagRule } from './tag-rules.ts'

/** What the tags of a tour group are derived from. */
export interface TagFacts {
  readonly name: string
  readonly subCategory?: { readonly id: number; readonly displayName: string } | null | undefined
  /** Codes. */
  readonly descriptors: readonly string[]
  readonly flowType: string
  readonly priceType?: string | null | undefined
  /** Opening hours, if known. */
  readonly hours?: Pick<OpeningHours, 'opens' | 'closes'> | undefined
  /** What editors say, which counts more than any rule. */
  readonly editorTags?: readonly EditorTagOverride[] | undefined
  readonly lang: LanguageCode
}

/** Whether a tour group has a tag, and why. */
export interface TagDecision {
  readonly tag: TourGroupTag
  readonly has: boolean
  /** The rules that give it, with the values that were found. */
  readonly rules: readonly TagRule[]
  /** An editor's word, which decides. */
  readonly editor?: EditorTagOverride
}

const RULES = TOUR_GROUP_TAGS.map((tag) => ({ tag, rules: TAG_RULES.filter((rule) => rule.tag === tag) }))

/** The tags of a tour group, in the order of `TOUR_GROUP_TAGS`. */
export function deriveTags(facts: TagFacts): readonly TourGroupTag[] {
  return decideTags(facts).flatMap(({ tag, has }) => (has ? [tag] : []))
}

/** The tags for which there is a rule or an editor's word; any rule is enough, and the editor's word decides. */
export function decideTags(facts: TagFacts): readonly TagDecision[] {
  const evidence = evidenceOf(facts)
  return RULES.flatMap(({ tag, rules: all }) => {
    const rules = all.flatMap((rule) => {
      const values = rule.values.filter((value) => evidence[rule.evidence].has(value))
      return values.length > 0 ? [{ ...rule, values }] : []
    })
    const editor = facts.editorTags?.find((said) => said.tag === tag)
    if (rules.length === 0 && !editor) return []
    return [{ tag, has: editor?.has ?? true, rules, ...(editor ? { editor } : {}) }]
  })
}

function evidenceOf(facts: TagFacts): Readonly<Record<TagEvidenceKind, ReadonlySet<string>>> {
  const { name, subCategory, descriptors, flowType, priceType, hours, lang } = facts
  const category = nameMeaningsOf(subCategory?.displayName ?? '', lang)
  return {
    descriptor: new Set(descriptors),
    flowType: new Set([flowType]),
    priceType: new Set(priceType ? [priceType] : []),
    subCategory: new Set(subCategory ? [String(subCategory.id)] : []),
    words: nameMeaningsOf(removePlaceNames(name, lang), lang).words.union(category.words),
    category: category.kinds,
    hours: new Set(hours && isLate(hours) ? ['late'] : []),
  }
}

/** HH:MM from which a closing time is late. */
const LATE = '22:00'

function isLate({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean {
  return closes >= LATE || closes <= opens
}
