import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { menuItem, withHeader } from '../../frame/example-site.fixture.ts'
import { menuFixtures } from '../../frame/header/side-navigation.fixture.ts'
import { localeSelectorFixtures } from '../../frame/locale-selector/locale-selector.fixture.ts'
import { currencyOptionsOf } from '../../i18n/currency-options.ts'
import type { HeaderPanelsView } from './view.tsx'

export const menuPageFixtures: ComponentFixtures<typeof HeaderPanelsView> = {
  usual: (page) => ({
    page: withHeader(page, [menuItem('Tickets', ['Museums', 'Landmarks', 'Cruises']), menuItem('Travel guides')]),
    currencies: currencyOptionsOf(page.visit.lang),
  }),
  ...menuFixtures,
  ...localeSelectorFixtures,
}
