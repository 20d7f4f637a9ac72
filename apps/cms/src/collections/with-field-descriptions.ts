import type { Block, CollectionConfig, Field, Option } from 'payload'
import { toWords } from 'payload/shared'
import { isAdminOnlyField } from '../access/field-write-access.ts'
import descriptionsByField from '../messages/en/descriptions-by-field.json' with { type: 'json' }
import { choiceInEachLanguage, descriptionInEachLanguage, labelInEachLanguage } from '../messages/field-texts.ts'

const DESCRIPTIONS_BY_FIELD: Readonly<Record<string, string>> = descriptionsByField

/** Adds a description to every field of a collection, at any depth and in every language of the admin. */
export function withFieldDescriptions(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, slug } = collection
  const description = inEach(admin?.description, descriptionInEachLanguage)
  return {
    ...collection,
    fields: describeFields(fields, [slug]),
    admin: { ...admin, ...(description === undefined ? {} : { description }) },
  }
}

/** A text with several languages, or a component, stays unchanged. */
function inEach<Text>(text: Text, translate: (english: string) => Record<string, string>) {
  return typeof text === 'string' ? translate(text) : text
}

function describeFields(fields: readonly Field[], path: readonly string[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: describeFields(tab.fields, path) })) }
    }
    if (field.type === 'blocks') {
      const own = [...path, field.name]
      return describe({ ...field, blocks: field.blocks.map((block) => describeBlock(block, own)) }, own)
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: describeFields(field.fields, path) } as Field
    }
    const own = 'name' in field && field.name ? [...path, field.name] : path
    const whole = 'fields' in field ? ({ ...field, fields: describeFields(field.fields, own) } as Field) : field
    return 'name' in field && field.type !== 'ui' ? describe(whole, own) : whole
  })
}

function describeBlock(block: Block, path: readonly string[]): Block {
  return {
    ...block,
    fields: describeFields(block.fields, [...path, block.slug]),
    ...(block.labels ? { labels: namesInEach(block.labels) } : {}),
    ...(block.admin?.group ? { admin: { ...block.admin, group: inEach(block.admin.group, labelInEachLanguage) } } : {}),
  }
}

/** The admin finds its components by path. */
const YES_NO = '/src/messages/yes-no-cell.tsx#YesNoCell'

/** The cell of the field in lists, where Payload's own is unreadable. */
function cellOf({ type, admin }: Field): object {
  return type === 'checkbox' ? { components: { ...admin?.components, Cell: YES_NO } } : {}
}

/** A field's own description takes precedence. */
function describe(field: Field, path: readonly string[]): Field {
  const own = field.admin && 'description' in field.admin ? field.admin.description : fieldDescriptionOf(path)
  const description = isAdminOnlyField(field) ? withReason(own) : inEach(own, descriptionInEachLanguage)
  const shown = { ...cellOf(field), ...(description === undefined ? {} : { description }) }
  return {
    ...field,
    ...('name' in field && isNamedByItself(field) ? { label: labelInEachLanguage(toWords(field.name ?? '')) } : {}),
    ...('label' in field ? { label: inEach(field.label, labelInEachLanguage) } : {}),
    ...('labels' in field && field.labels ? { labels: namesInEach(field.labels) } : {}),
    ...('options' in field ? { options: field.options.map(optionInEach) } : {}),
    ...(Object.keys(shown).length > 0 ? { admin: { ...field.admin, ...shown } } : {}),
  } as Field
}

const WHY_ADMINISTRATORS = 'Administrators alone change this: it decides where visitors, their payments or scripts go.'

/** A field's description, with the reason why most accounts cannot write it. */
function withReason(own: unknown): Record<string, string> {
  const reason = descriptionInEachLanguage(WHY_ADMINISTRATORS)
  if (typeof own !== 'string') return reason
  const purpose = descriptionInEachLanguage(own)
  return Object.fromEntries(Object.entries(reason).map(([language, why]) => [language, `${purpose[language]} ${why}`]))
}

/** Without a label Payload derives one from the name, in English. */
function isNamedByItself(field: Field): boolean {
  return !('label' in field) || field.label === undefined
}

function namesInEach<Names extends object>(names: Names): Names {
  return Object.fromEntries(
    Object.entries(names).map(([form, name]) => [form, inEach(name, labelInEachLanguage)]),
  ) as Names
}

/** A code, such as of a currency, is the same in every language. */
function optionInEach(option: Option): Option {
  if (typeof option === 'string') return option
  return { ...option, label: inEach(option.label, choiceInEachLanguage) as Exclude<Option, string>['label'] }
}

/**
 * The description of a field. A key matches the end of a field's path, and the longest match wins: `cardList.cards.title`
 * before `title`.
 */
export function fieldDescriptionOf(path: readonly string[]): string | undefined {
  for (let from = 0; from < path.length; from += 1) {
    const sentence = DESCRIPTIONS_BY_FIELD[path.slice(from).join('.')]
    if (sentence !== undefined) return sentence
  }
  return undefined
}
