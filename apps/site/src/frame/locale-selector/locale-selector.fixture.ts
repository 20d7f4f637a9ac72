import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { currencyOptionsOf } from '../../i18n/currency-options.ts'
import { withHeader } from '../example-site.fixture.ts'
import type { Header } from '../header/header.tsx'

/** In a header, which is where it opens. */
export const localeSelectorFixtures: ComponentFixtures<typeof Header> = {
  languagesAndCurrencies: (page) => ({ page: withHeader(page, []), currencies: currencyOptionsOf(page.visit.lang) }),
  onlyOne: (page) => ({
    page: { ...withHeader(page, []), translations: withHeader(page, []).translations.slice(0, 1) },
    currencies: currencyOptionsOf(page.visit.lang).filter(({ code }) => code === page.visit.currency),
  }),
  onlyCurrencies: (page) => ({
    page: { ...withHeader(page, []), translations: [] },
    currencies: currencyOptionsOf(page.visit.lang).slice(0, 6),
  }),
  onlyLanguages: (page) => ({ page: withHeader(page, []), currencies: [] }),
}
