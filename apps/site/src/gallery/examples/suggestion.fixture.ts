import { withSite } from '../../frame/example-site.fixture.ts'
import arabic from '../../i18n/suggestions/ar.json'
import french from '../../i18n/suggestions/fr.json'
import type { ComponentFixtures } from './component-fixtures.ts'
import type { SuggestionExample } from './suggestion-example.tsx'

export const suggestionFixtures: ComponentFixtures<typeof SuggestionExample> = {
  french: (page) => ({ page: withSite(page, {}), lang: 'fr', ...french }),
  arabic: (page) => ({ page: withSite(page, {}), lang: 'ar', ...arabic }),
}
