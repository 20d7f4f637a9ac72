import { z } from 'zod'
import { words } from './value-schemas.ts'

/** A part of the page's schema. */
export type Shape = z.core.$ZodType

/** The schema of the elements, where a part of the page is a list that the files write by key. */
export function elementOf(shape: Shape): Shape | undefined {
  const inner = unwrap(shape)
  return inner instanceof z.ZodArray && hasWords(inner) ? inner.element : undefined
}

/**
 * The schemas of the fields of an object; where it can be one of several, its facts say which.
 *
 * @returns nothing when the facts name none of them
 */
export function fieldsOf(shape: Shape, facts: Readonly<Record<string, unknown>>): Record<string, Shape> | undefined {
  const inner = unwrap(shape)
  if (inner instanceof z.ZodObject) return inner.shape
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = inner.def
  const fields = inner.options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []))
  return fields.find((own) => z.safeParse(own[discriminator], facts[discriminator]).success)
}

/** Whether a language says it, as one text. */
export function isSingleWord(shape: Shape): boolean {
  return isWord(unwrap(shape))
}

export function hasWords(shape: Shape): boolean {
  return leavesOf(shape).some(isWord)
}

/** The keys of a list in it are facts, too. */
export function hasFacts(shape: Shape): boolean {
  return holdsList(unwrap(shape)) || !leavesOf(shape).every(isWord)
}

function holdsList(shape: Shape): boolean {
  return shape instanceof z.ZodObject && Object.values(shape.shape).some((part) => unwrap(part) instanceof z.ZodArray)
}

/** Asked for each value of each page, and the same as long as the schema is. */
const known = new WeakMap<Shape, readonly Shape[]>()

function leavesOf(shape: Shape): readonly Shape[] {
  const leaves = known.get(shape) ?? findLeaves(unwrap(shape))
  known.set(shape, leaves)
  return leaves
}

function findLeaves(shape: Shape): readonly Shape[] {
  if (shape instanceof z.ZodObject) return Object.values(shape.shape).flatMap(leavesOf)
  if (shape instanceof z.ZodDiscriminatedUnion) return shape.options.flatMap(leavesOf)
  return shape instanceof z.ZodArray ? leavesOf(shape.element) : [shape]
}

function unwrap(shape: Shape): Shape {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault ? unwrap(shape.unwrap()) : shape
}

function isWord(leaf: Shape): boolean {
  return words.has(leaf)
}
