import type { LanguageCode } from '@passepartout/content-model/locales'
import { type EditorTag, TOUR_GROUP_TAGS, type TourGroupTag } from '@passepartout/content-model/tour-group-tags'
import { saidIn, withoutPlaces } from '../../understand/words-in-names.ts'
import type { Schedule } from '../product.ts'
import { type Evidence, TAG_RULES, type TagRule } from './tag-rules.ts'

/** What the tags of a tour group are derived from. */
export interface TagFacts {
  readonly name: string
  readonly subCategory?: { readonly id: number; readonly displayName: string } | null | undefined
  /** Codes. */
  readonly descriptors: readonly string[]
  readonly flowType: string
  readonly priceType?: string | null | undefined
  /** Opening hours, if known. */
  readonly hours?: Pick<Schedule, 'opens' | 'closes'> | undefined
  /** What editors say, which counts more than any rule. */
  readonly editorTags?: readonly EditorTag[] | undefined
  readonly lang: LanguageCode
}

/** Whether a tour group has a tag, and why. */
export interface JudgedTag {
  readonly tag: TourGroupTag
  readonly has: boolean
  /** The rules that give it, with the values that were found. */
  readonly rules: readonly TagRule[]
  /** An editor's word, which decides. */
  readonly editor?: EditorTag
}

const RULES = TOUR_GROUP_TAGS.map((tag) => ({ tag, rules: TAG_RULES.filter((rule) => rule.tag === tag) }))

/** The tags of a tour group, in the order of `TOUR_GROUP_TAGS`. */
export function tagsOf(facts: TagFacts): readonly TourGroupTag[] {
  return judgeTags(facts).flatMap(({ tag, has }) => (has ? [tag] : []))
}

/** The tags for which there is a rule or an editor's word; any rule is enough, and the editor's word decides. */
export function judgeTags(facts: TagFacts): readonly JudgedTag[] {
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

function evidenceOf(facts: TagFacts): Readonly<Record<Evidence, ReadonlySet<string>>> {
  const { name, subCategory, descriptors, flowType, priceType, hours, lang } = facts
  const category = saidIn(subCategory?.displayName ?? '', lang)
  return {
    descriptor: new Set(descriptors),
    flowType: new Set([flowType]),
    priceType: new Set(priceType ? [priceType] : []),
    subCategory: new Set(subCategory ? [String(subCategory.id)] : []),
    words: saidIn(withoutPlaces(name, lang), lang).words.union(category.words),
    category: category.kinds,
    hours: new Set(hours && isLate(hours) ? ['late'] : []),
  }
}

/** HH:MM from which a closing time is late. */
const LATE = '22:00'

function isLate({ opens, closes }: Pick<Schedule, 'opens' | 'closes'>): boolean {
  return closes >= LATE || closes <= opens
}
