import type { Block, CollectionConfig, Field } from 'payload'
import { SENTENCES } from './sentences.ts'

/** A collection in which every field says what it is for, at any depth. */
export function withSentences(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: describeFields(collection.fields, [collection.slug]) }
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
  return { ...block, fields: describeFields(block.fields, [...path, block.slug]) }
}

/** What a field says itself goes before. */
function describe(field: Field, path: readonly string[]): Field {
  const description = sentenceOf(path)
  if (description === undefined || (field.admin && 'description' in field.admin)) return field
  return { ...field, admin: { ...field.admin, description } } as Field
}

/** By the longest end of the path that is known. */
export function sentenceOf(path: readonly string[]): string | undefined {
  for (let from = 0; from < path.length; from += 1) {
    const sentence = SENTENCES[path.slice(from).join('.')]
    if (sentence !== undefined) return sentence
  }
  return undefined
}
