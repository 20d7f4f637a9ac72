import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { withHeader } from '../example-site.fixture.ts'
import type { Header } from '../header/header.tsx'

/** In a header, which is where it opens. Contacts are in the footer, from where a script copies them. */
export const callUsFixtures: ComponentFixtures<typeof Header> = {
  usual: (page) => ({ page: withHeader(page, []), currencies: [] }),
}
