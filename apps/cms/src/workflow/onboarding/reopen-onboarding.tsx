'use client'

import { toast } from '@payloadcms/ui'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { ONBOARDING_ENDPOINT, onboardingSchema } from './use-onboarding.ts'

/** Opens the steps to a first page again, and shows them. */
export function ReopenOnboarding() {
  const words = useTranslate()
  const reopen = async () => {
    const answer = await request(onboardingSchema, ONBOARDING_ENDPOINT, { method: 'POST', body: { isClosed: false } })
    if (!answer.ok) return void toast.error(firstMessageOfRefusal(answer, words('firstPage:failed')))
    window.location.assign('/admin')
  }
  return (
    <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => void reopen()}>
      {words('firstPage:reopen')}
    </button>
  )
}
