import { DefaultListView } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { LanguageMarksProvider } from './language-marks-provider.tsx'
import { readLanguageMarks } from './read-language-marks.ts'

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
  const marks = await readLanguageMarks(data.docs, { payload, user: user ?? null })
  return (
    <LanguageMarksProvider read={marks}>
      <DefaultListView {...shown} />
    </LanguageMarksProvider>
  )
}
