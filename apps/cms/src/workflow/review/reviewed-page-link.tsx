'use client'

import { useFormFields } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'

/** The link from a review to the form of its page, where it is decided. */
export function ReviewedPageLink() {
  const page = useFormFields(([fields]) => fields.page?.value)
  const words = useTranslate()
  if (typeof page !== 'number') return null
  return (
    <a className="btn btn--style-primary btn--size-medium" href={`/admin/collections/pages/${page}`}>
      {words('review:openPage')}
    </a>
  )
}
