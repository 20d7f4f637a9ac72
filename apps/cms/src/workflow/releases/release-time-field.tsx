'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useTranslate } from '../../messages/use-translate.ts'
import { LocalTimeInput } from './local-time-input.tsx'
import { useSiteTimeZone } from './use-site-time-zone.ts'

/** The time of a release, in the time zone of its site. */
export function ReleaseTimeField({ path }: TextFieldClientProps) {
  const words = useTranslate()
  const time = useField<string>({ path })
  const occurrence = useField<string>({ path: 'occurrence' })
  const site = useFormFields(([fields]) => fields.site?.value)
  const zone = useSiteTimeZone(site)
  return (
    <div className="field-type when-field">
      <label className="field-label" htmlFor="field-when">
        {words('releases:when')}
      </label>
      <LocalTimeInput
        id="field-when"
        zone={zone}
        localTime={time.value ?? ''}
        occurrence={occurrence.value ?? ''}
        fault={time.showError ? time.errorMessage : undefined}
        onChange={(localTime, which) => {
          time.setValue(localTime)
          occurrence.setValue(which || null)
        }}
      />
      <p className="field-description">{words('releases:whenHelp')}</p>
    </div>
  )
}
