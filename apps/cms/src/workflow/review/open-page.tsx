'use client'

import { useFormFields } from '@payloadcms/ui'
import { useWords } from '../../messages/use-words.ts'

/** From a review to the form of its page, where it is decided. */
export function OpenPage() {
  const page = useFormFields(([fields]) => fields.page?.value)
  const words = useWords()
  if (typeof page !== 'number') return null
  return (
    <a className="btn btn--style-primary btn--size-medium" href={`/admin/collections/pages/${page}`}>
      {words('review:openPage')}
    </a>
  )
}
