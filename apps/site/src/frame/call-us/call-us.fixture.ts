import type { SiteDocument } from '@passepartout/content-model/site'
import type { ComponentFixtures } from '../../gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { CONTACTS, withHeader, withSite } from '../example-site.fixture.ts'
import type { Header } from '../header/header.tsx'

const on = (page: PageContext, contacts: SiteDocument['contacts']) => ({
  page: withSite(withHeader(page, []), { contacts }),
  currencies: [],
})

const MANY = Array.from({ length: 40 }, (_, index) => ({
  countryName: `Country ${index + 1} of the world`,
  phoneNumber: `+44 20 7946 00${index + 10}`,
  ctaType: 'tel' as const,
}))

/** In a header, which is where it opens. */
export const callUsFixtures: ComponentFixtures<typeof Header> = {
  usual: (page) => on(page, CONTACTS),
  one: (page) => on(page, CONTACTS.slice(0, 1)),
  many: (page) => on(page, MANY),
  notToBeDialled: (page) => on(page, [{ countryName: 'Nobody', phoneNumber: 'ask at the desk', ctaType: 'tel' }]),
}
