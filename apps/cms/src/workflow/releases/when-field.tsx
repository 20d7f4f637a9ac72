'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useTranslate } from '../../messages/use-translate.ts'
import { useTimeZone } from './use-time-zone.ts'
import { WhenInput } from './when-input.tsx'

/** The time of a release, in the time zone of its site. */
export function WhenField({ path }: TextFieldClientProps) {
  const words = useTranslate()
  const time = useField<string>({ path })
  const occurrence = useField<string>({ path: 'occurrence' })
  const site = useFormFields(([fields]) => fields.site?.value)
  const zone = useTimeZone(site)
  return (
    <div className="field-type when-field">
      <label className="field-label" htmlFor="field-when">
        {words('releases:when')}
      </label>
      <WhenInput
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
