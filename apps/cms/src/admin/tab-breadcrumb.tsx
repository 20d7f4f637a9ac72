'use client'

import { SetDocumentStepNav, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { TextKey } from '../messages/translate.ts'
import { useTranslate } from '../messages/use-translate.ts'

/** The path in the header above one of our tabs of a document: its list, the document and the tab. */
export function TabBreadcrumb({ tab }: { readonly tab: TextKey }) {
  const { id, collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const words = useTranslate()
  if (!id || !collectionSlug) return null
  const collection = getEntityConfig({ collectionSlug })
  return (
    <SetDocumentStepNav
      collectionSlug={collectionSlug}
      id={id}
      pluralLabel={collection.labels.plural}
      useAsTitle={collection.admin.useAsTitle}
      view={words(tab)}
    />
  )
}
