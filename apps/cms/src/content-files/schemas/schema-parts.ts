import { z } from 'zod'
import { translatableRegistry } from './value-schemas.ts'

/** A part of the page's schema. */
export type SchemaNode = z.core.$ZodType

/** The schema of the elements of a list that the files write by key. */
export function keyedListElement(shape: SchemaNode): SchemaNode | undefined {
  const inner = unwrap(shape)
  return inner instanceof z.ZodArray && hasTexts(inner) ? inner.element : undefined
}

/**
 * The schemas of an object's fields; in a union, those of the member that its facts select.
 *
 * @returns `undefined` if the facts select none
 */
export function fieldSchemasOf(
  shape: SchemaNode,
  facts: Readonly<Record<string, unknown>>,
): Record<string, SchemaNode> | undefined {
  const inner = unwrap(shape)
  if (inner instanceof z.ZodObject) return inner.shape
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = inner.def
  const fields = inner.options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []))
  return fields.find((own) => z.safeParse(own[discriminator], facts[discriminator]).success)
}

/** Whether it is a single translatable text. */
export function isTranslatableText(shape: SchemaNode): boolean {
  return isTextLeaf(unwrap(shape))
}

export function hasTexts(shape: SchemaNode): boolean {
  return leavesOf(shape).some(isTextLeaf)
}

/** Whether page.json has any of it; the keys of its lists are facts too. */
export function hasFacts(shape: SchemaNode): boolean {
  return holdsList(unwrap(shape)) || !leavesOf(shape).every(isTextLeaf)
}

function holdsList(shape: SchemaNode): boolean {
  return shape instanceof z.ZodObject && Object.values(shape.shape).some((part) => unwrap(part) instanceof z.ZodArray)
}

/** Computed for each value of each page, so results are cached per schema. */
const known = new WeakMap<SchemaNode, readonly SchemaNode[]>()

function leavesOf(shape: SchemaNode): readonly SchemaNode[] {
  const leaves = known.get(shape) ?? findLeaves(unwrap(shape))
  known.set(shape, leaves)
  return leaves
}

function findLeaves(shape: SchemaNode): readonly SchemaNode[] {
  if (shape instanceof z.ZodObject) return Object.values(shape.shape).flatMap(leavesOf)
  if (shape instanceof z.ZodDiscriminatedUnion) return shape.options.flatMap(leavesOf)
  return shape instanceof z.ZodArray ? leavesOf(shape.element) : [shape]
}

function unwrap(shape: SchemaNode): SchemaNode {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault ? unwrap(shape.unwrap()) : shape
}

function isTextLeaf(leaf: SchemaNode): boolean {
  return translatableRegistry.has(leaf)
}
