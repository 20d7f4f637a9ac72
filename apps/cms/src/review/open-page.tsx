'use client'

import { useFormFields } from '@payloadcms/ui'

/** From a review to the form of its page, where it is decided. */
export function OpenPage() {
  const page = useFormFields(([fields]) => fields.page?.value)
  if (typeof page !== 'number') return null
  return <a href={`/admin/collections/pages/${page}`}>Open the page</a>
}
