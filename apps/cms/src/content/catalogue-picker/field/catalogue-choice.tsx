'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { mayDo, roleOf } from '../../../access/role-permissions.ts'
import type { Translate } from '../../../messages/translate.ts'
import { useTranslate } from '../../../messages/use-translate.ts'
import { type EntryKind, entryIdSchema, type PickerEntry } from '../picker-entry.ts'
import { CatalogueDialog } from './catalogue-dialog.tsx'
import { CatalogueEntry } from './catalogue-entry.tsx'
import { useCatalogueEntries } from './use-entries.ts'
import './catalogue-picker.css'

interface CatalogueChoiceProps {
  readonly kind: EntryKind
  /** The field's value, chosen or typed. */
  readonly ids: readonly string[]
  readonly many?: boolean
  readonly readOnly?: boolean
  readonly onChange: (ids: readonly string[]) => void
}

/** Shows the entries that a field's ids identify, a warning for unknown ids, and a button to choose others. */
export function CatalogueChoice({ kind, ids, many = false, readOnly = false, onChange }: CatalogueChoiceProps) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const askable = ids.filter((id) => entryIdSchema.safeParse(id).success)
  const answer = useCatalogueEntries(kind, askable.length > 0 ? { ids: askable.join(',') } : undefined)
  const toggle = (id: string) => {
    if (!many) onChange([id])
    else onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  }
  return (
    <div className="catalogue-choice">
      <ul className="catalogue-choice__entries">
        {answer?.entries.map((entry) => (
          <li key={entry.id}>
            <CatalogueEntry entry={entry} />
            <WhyPrice entry={entry} />
          </li>
        ))}
      </ul>
      <p className="catalogue-choice__warning" role="status">
        {warningOf(answer, translate)}
      </p>
      {!readOnly && (
        <button type="button" className="catalogue-choice__button" onClick={() => setIsOpen(true)}>
          {translate(many ? 'picking:products' : `picking:${kind}`)}
        </button>
      )}
      {isOpen && (
        <CatalogueDialog kind={kind} chosen={ids} many={many} onToggle={toggle} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}

function warningOf(answer: ReturnType<typeof useCatalogueEntries>, translate: Translate): string {
  if (answer === undefined) return ''
  if (answer.gone.length > 0) return translate('picking:gone', { ids: answer.gone.join(', ') })
  return answer.state === 'down' ? translate('picking:down') : ''
}

/** A link to the site's account of a product's price, for administrators. */
function WhyPrice({ entry: { kind, id } }: { readonly entry: PickerEntry }) {
  const { user } = useAuth()
  const translate = useTranslate()
  if (kind !== 'product' || !mayDo(roleOf(user), 'write', 'users')) return null
  return (
    <a href={`/api/why-price?tgid=${id}`} target="_blank" rel="noreferrer">
      {translate('picking:whyPrice')}
    </a>
  )
}
