import type { MenuItem } from '@passepartout/content-model/site'
import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { currencyOptionsOf } from '../../i18n/currency-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { menuItem, menuItemWithoutPage, withHeader, withSiteChanges } from '../example-site.fixture.ts'
import type { Header } from './header.tsx'

const MENU: readonly MenuItem[] = [
  menuItem('Paris', ['Louvre', 'Eiffel Tower', 'Seine cruises']),
  menuItem('Rome', ['Colosseum', 'Vatican Museums']),
  menuItem('London'),
  menuItem('Travel guide'),
]
const NUMBERS = Array.from({ length: 200 }, (_, index) => index + 1)
const LONG_LABEL = 'Sehenswürdigkeitenrundgangsempfehlungen und mehr '.repeat(7).slice(0, 300)

const TICKETS = { showTicketOption: true, showTicketOptionUrl: { uid: 'tickets' } }
const DROPDOWN = {
  showDropdownMenu: true,
  dropdownMenuItems: [menuItem('Cities', ['Paris', 'Rome']), menuItem('Shows')],
}
const AUTOMATED = { hasAutomatedHeader: true, city: 'ROME' }

const on = (page: PageContext) => ({ page, currencies: currencyOptionsOf(page.visit.lang) })

export const headerFixtures: ComponentFixtures<typeof Header, 'manual'> = {
  manual: (page) => on(withHeader(page, MENU, {}, TICKETS)),
  automated: (page) => on(withHeader(page, [menuItem(page.t('menu.experiences'), ['Colosseum']), ...MENU], AUTOMATED)),
  dropdown: (page) => on(withHeader(page, MENU, {}, { ...TICKETS, ...DROPDOWN })),
  powered: (page) => on(withHeader(page, MENU, { hasPoweredLogo: true, guestCount: 34_500_000 }, TICKETS)),
  poweredWithoutGuests: (page) => on(withHeader(page, MENU, { hasPoweredLogo: true })),
  logoPicture: (page) =>
    on(withHeader(page, MENU, { logoUrl: '/catalogue/icon-rome-by-wayfare', logoAltText: 'Rome for friends' })),
  logoPictureMissing: (page) =>
    on(withHeader(page, MENU, { logoUrl: '/catalogue/nothing-here', logoAltText: 'Nothing' })),
  twoHundredItems: (page) =>
    on(
      withHeader(
        page,
        NUMBERS.map((number) => menuItem(`City ${number}`)),
        {},
        TICKETS,
      ),
    ),
  twoHundredBelow: (page) =>
    on(
      withHeader(page, [
        menuItem(
          'Cities',
          NUMBERS.map((number) => `City ${number}`),
        ),
      ]),
    ),
  longLabels: (page) =>
    on(withHeader(page, [menuItem(LONG_LABEL), menuItem('Rome', [`${LONG_LABEL}!`]), menuItem('London')], {}, TICKETS)),
  linksToNothing: (page) =>
    on(withHeader(page, [menuItemWithoutPage('Atlantis'), menuItem('Rome'), menuItemWithoutPage('El Dorado')])),
  noMenu: (page) => on(withHeader(page, [])),
  markupInLabel: (page) => on(withHeader(page, [menuItem('<b>Bold</b> & <script>alert(1)</script>')])),
  ticketsWithoutTarget: (page) => on(withHeader(page, MENU, {}, { showTicketOption: true })),
  withoutContacts: (page) => on(withSiteChanges(withHeader(page, MENU), { contacts: [] })),
  withoutAnything: (page) => ({
    page: { ...withSiteChanges(withHeader(page, []), { contacts: [] }), translations: [] },
    currencies: [],
  }),
}
