import type { ComponentFixtures } from './component-fixtures.ts'
import type { DialogExample } from './injected-examples.tsx'

const TEXT = 'Most tickets can be cancelled up to twenty-four hours before they are used.'
const LONG = 'Rückerstattungsbedingungenzusammenfassung '

export const dialogFixtures: ComponentFixtures<typeof DialogExample> = {
  dialog: (page) => ({ page, title: page.t('card.freeCancellation'), paragraphs: [TEXT] }),
  drawer: (page) => ({ page, title: page.t('card.freeCancellation'), paragraphs: [TEXT], variant: 'drawer' }),
  withBack: (page) => ({ page, title: page.t('card.freeCancellation'), paragraphs: [TEXT], hasBack: true }),
  long: (page) => ({
    page,
    title: LONG.repeat(3),
    paragraphs: Array.from({ length: 60 }, (_, index) => `${index + 1}: ${LONG.repeat(5)}`),
    hasBack: true,
  }),
}
