import { DefaultListView } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { LanguageMarks } from './language-marks.tsx'
import { readMarks } from './read-marks.ts'

/** Payload's list with the marks of all its pages, which are read together. */
export async function PagesListView(view: ListViewServerProps) {
  const {
    collectionConfig,
    data,
    i18n,
    limit,
    listSearchableFields,
    locale,
    params,
    payload,
    permissions,
    searchParams,
    user,
    ...shown
  } = view
  const marks = await readMarks(data.docs, { payload, user: user ?? null })
  return (
    <LanguageMarks read={marks}>
      <DefaultListView {...shown} />
    </LanguageMarks>
  )
}
