import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import { headerFixtures } from './header.fixture.ts'
import type { Header } from './header.tsx'
import { resolveMenu } from './resolve-menu.ts'
import type { SideEntries } from './side-navigation.tsx'

/** Headers whose menus differ. */
export const menuFixtures = Object.fromEntries(
  Object.entries(headerFixtures).filter(([state]) =>
    /^(?:manual|automated|dropdown|twoHundred|longLabels|linksToNothing)/.test(state),
  ),
) satisfies ComponentFixtures<typeof Header>

/** The entries of those menus, which a script puts into the panel. */
export const sideEntriesFixtures: ComponentFixtures<typeof SideEntries> = Object.fromEntries(
  Object.entries(menuFixtures).map(([state, on]) => [
    state,
    (page) => ({ entries: resolveMenu(on(page).page.menuItems, page) }),
  ]),
)
