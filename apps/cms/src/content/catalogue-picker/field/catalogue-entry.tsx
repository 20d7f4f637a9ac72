'use client'

import { Thumbnail, useTranslation } from '@payloadcms/ui'
import { useTranslate } from '../../../messages/use-translate.ts'
import type { PickerEntry } from '../picker-entry.ts'
import { formatEntryDetails } from './format-entry-details.ts'

/** An entry of the catalogue: picture, name, place, price. */
export function CatalogueEntry({ entry }: { readonly entry: PickerEntry }) {
  const { i18n } = useTranslation()
  const say = useTranslate()
  const { hasPicture, id, kind, name } = entry
  return (
    <span className="catalogue-entry">
      <span className="catalogue-entry__picture">
        {hasPicture && (
          <Thumbnail
            fileSrc={`/api/catalogue/pictures/${kind}/${encodeURIComponent(id)}`}
            doc={{ filename: '' }}
            size="small"
          />
        )}
      </span>
      <span>
        <span className="catalogue-entry__name">{name}</span>
        <span className="catalogue-entry__facts">{formatEntryDetails(entry, i18n.language, say)}</span>
      </span>
    </span>
  )
}
