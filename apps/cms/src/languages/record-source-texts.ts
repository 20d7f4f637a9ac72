import type { CollectionBeforeChangeHook, Field } from 'payload'
import { z } from 'zod'
import { nobody } from '../access/access-functions.ts'
import { CLEAR_ON_DUPLICATE_HOOKS } from '../content/fields/ui-field.ts'
import type { Page } from '../payload-types.ts'
import { findSource } from './find-source.ts'
import { hashTexts, readTextsByUnit, type TextsByUnit } from './translation-segments/translation-units.ts'

const wordsSchema = z.record(z.string(), z.array(z.string()))

/** Written by the system: forms neither show nor send it. */
const ofTheSystem = {
  access: { read: nobody, create: nobody, update: nobody },
  hooks: CLEAR_ON_DUPLICATE_HOOKS,
}
const unseen = { hidden: true, disableListColumn: true, disableBulkEdit: true } as const

/** Records the source texts that a translation was made from (docs/decisions/044-translations-track-their-source.md). */
export const sourceTextFields: Field[] = [
  { name: 'wordsHash', type: 'text', admin: unseen, ...ofTheSystem },
  { name: 'sourceHash', type: 'text', admin: unseen, ...ofTheSystem },
  { name: 'madeFrom', type: 'json', admin: unseen, ...ofTheSystem },
  {
    name: 'byMachine',
    type: 'checkbox',
    defaultValue: false,
    label: 'Translated by a machine, read by nobody yet',
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      description: 'Visitors are told so on the page. Untick it when you have read the page.',
      condition: (data) => data.byMachine === true,
    },
  },
]

export function parseSourceTexts({ madeFrom }: { readonly madeFrom?: unknown }): TextsByUnit | undefined {
  return wordsSchema.safeParse(madeFrom).data
}

/**
 * Records the texts of a page, and the source texts that it was made from. A page without a record counts as made from the
 * current source; a restored version as made from unknown texts. A save may pass the source texts in its context (`madeFrom`),
 * or that they are current (`isUpToDate`).
 */
export const recordSourceTexts: CollectionBeforeChangeHook<Page> = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const page: Partial<Page> = { ...originalDoc, ...data }
  const words = readTextsByUnit(collection.fields, page)
  const madeFrom = await findMadeFrom(page, context)
  return {
    ...data,
    wordsHash: hashTexts(words),
    ...(madeFrom ? { madeFrom, sourceHash: hashTexts(madeFrom) } : {}),
  }

  async function findMadeFrom(
    { id, translationGroup, sourceHash }: Partial<Page>,
    said: object,
  ): Promise<TextsByUnit | undefined> {
    if ('madeFrom' in said) return parseSourceTexts(said)
    if (context.isRestoringVersion === true) return sourceHash ? {} : undefined
    if (sourceHash && !('isUpToDate' in said)) return undefined
    const source = await findSource({ id, translationGroup }, req)
    return source && readTextsByUnit(collection.fields, source)
  }
}
