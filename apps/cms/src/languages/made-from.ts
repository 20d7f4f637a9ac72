import type { CollectionBeforeChangeHook, Field } from 'payload'
import { z } from 'zod'
import { nobody } from '../access/rules.ts'
import { NOT_COPIED } from '../content/fields/ui-field.ts'
import type { Page } from '../payload-types.ts'
import { findSource } from './find-source.ts'
import { hashOfWords, readWords, type Words } from './words/units.ts'

const wordsSchema = z.record(z.string(), z.array(z.string()))

/** Written by the system: forms neither show nor send it. */
const ofTheSystem = {
  access: { read: nobody, create: nobody, update: nobody },
  hooks: NOT_COPIED,
}
const unseen = { hidden: true, disableListColumn: true, disableBulkEdit: true } as const

/** Records the source texts that a translation was made from (docs/decisions/044-translations-track-their-source.md). */
export const madeFromFields: Field[] = [
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

export function madeFromOf({ madeFrom }: { readonly madeFrom?: unknown }): Words | undefined {
  return wordsSchema.safeParse(madeFrom).data
}

/**
 * Records the texts of a page, and the source texts that it was made from. A page without a record counts as made from the
 * current source; a restored version as made from unknown texts. A save may pass the source texts in its context (`madeFrom`),
 * or that they are current (`isUpToDate`).
 */
export const recordTexts: CollectionBeforeChangeHook<Page> = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const page: Partial<Page> = { ...originalDoc, ...data }
  const words = readWords(collection.fields, page)
  const madeFrom = await findMadeFrom(page, context)
  return {
    ...data,
    wordsHash: hashOfWords(words),
    ...(madeFrom ? { madeFrom, sourceHash: hashOfWords(madeFrom) } : {}),
  }

  async function findMadeFrom(
    { id, translationGroup, sourceHash }: Partial<Page>,
    said: object,
  ): Promise<Words | undefined> {
    if ('madeFrom' in said) return madeFromOf(said)
    if (context.isRestoringVersion === true) return sourceHash ? {} : undefined
    if (sourceHash && !('isUpToDate' in said)) return undefined
    const source = await findSource({ id, translationGroup }, req)
    return source && readWords(collection.fields, source)
  }
}
