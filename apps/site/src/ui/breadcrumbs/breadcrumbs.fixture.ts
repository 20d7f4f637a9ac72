import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { Breadcrumbs } from './breadcrumbs.tsx'

const home = { label: 'Wayfare', href: '/' }
const guide = { label: 'Travel guide', href: '/travel-guide/' }

export const breadcrumbsFixtures: ComponentFixtures<typeof Breadcrumbs> = {
  usual: ({ t }) => ({ label: t('breadcrumbs.label'), crumbs: [home, guide, { label: 'Three days in Paris' }] }),
  onlyHere: ({ t }) => ({ label: t('breadcrumbs.label'), crumbs: [home] }),
  deep: ({ t }) => ({
    label: t('breadcrumbs.label'),
    crumbs: [
      home,
      ...['France', 'Paris', 'Île de la Cité', 'Chapels'].map((label) => ({ label, href: `/${label}/` })),
      { label: 'Sainte-Chapelle' },
    ],
  }),
  long: ({ t }) => ({
    label: t('breadcrumbs.label'),
    crumbs: [
      home,
      { ...guide, label: 'Reisevorbereitungsratgeber' },
      { label: 'Sehenswürdigkeitenrundgang '.repeat(8) },
    ],
  }),
}
