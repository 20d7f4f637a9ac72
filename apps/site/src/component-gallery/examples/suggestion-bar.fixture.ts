import { withSiteChanges } from '../../frame/example-site.fixture.ts'
import arabic from '../../i18n/suggestions/ar.json'
import french from '../../i18n/suggestions/fr.json'
import type { ComponentFixtures } from './component-fixtures.ts'
import type { SuggestionBarExample } from './injected-examples.tsx'

export const suggestionBarFixtures: ComponentFixtures<typeof SuggestionBarExample> = {
  french: (page) => ({ page: withSiteChanges(page, {}), lang: 'fr', ...french }),
  arabic: (page) => ({ page: withSiteChanges(page, {}), lang: 'ar', ...arabic }),
}
