import { flattenAllFields } from 'payload'
import { pages } from '../../collections/pages.ts'
import { sites } from '../../collections/sites.ts'

/** The fields of the forms, where no content system runs that has them. */
export const PAGE_FORM_FIELDS = flattenAllFields({ fields: pages.fields })
export const SITE_FORM_FIELDS = flattenAllFields({ fields: sites.fields })
