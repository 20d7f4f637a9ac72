import { useFormFields } from '@payloadcms/ui'
import { entryIdSchema } from '../picker-entry.ts'

/** Parameters of the endpoint that put the entries of one city first. */
export interface CityPriority {
  readonly city?: string
  readonly site?: string
}

/** The city that the page or site of the form is about; without one, the site of the page. */
export function useCityPriority(): CityPriority {
  const city = useFormFields(([fields]) => fields?.['categorisation.city']?.value ?? fields?.['header.city']?.value)
  const site = useFormFields(([fields]) => fields?.site?.value)
  const code = entryIdSchema.safeParse(typeof city === 'string' ? city.trim() : undefined)
  if (code.success) return { city: code.data }
  return Number(site) > 0 ? { site: String(site) } : {}
}
