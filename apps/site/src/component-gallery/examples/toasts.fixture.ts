import type { ComponentFixtures } from './component-fixtures.ts'
import type { ToastsExample } from './injected-examples.tsx'

export const toastsFixtures: ComponentFixtures<typeof ToastsExample> = {
  one: (page) => ({ page, texts: [page.t('callUs.copied', { number: '+44 20 7946 0018' })] }),
  several: (page) => ({
    page,
    texts: ['+44 20 7946 0018', '+33 1 99 00 47 12', '+39 06 99 00 47'].map((number) =>
      page.t('callUs.copied', { number }),
    ),
  }),
  long: (page) => ({ page, texts: ['Die Zwischenablageberechtigungsanfrage wurde abgelehnt. '.repeat(6)] }),
}
