import type { PageCard } from '../../content/document/page-card.ts'
import type { BlockFixturesOf } from '../block.ts'

const image = {
  mediaId: 'm4',
  url: '/catalogue/seine-cruise-dusk',
  alt: 'A boat passes under a lit bridge',
  width: 1600,
  height: 1200,
  focalPoint: { x: 0.5, y: 0.5 },
}

const card = (uid: string, title: string, over: Partial<PageCard> = {}): PageCard => ({
  reference: { uid },
  uid,
  kind: 'page',
  title,
  image,
  ...over,
})

const block = { id: 'more', type: 'relatedPages', title: 'Read on', pages: [{ page: { uid: 'louvre' } }] } as const

export const relatedPagesFixtures: BlockFixturesOf<'relatedPages'> = {
  usual: {
    block: { ...block, intro: 'Three pages that go with this one.', pages: [...block.pages] },
    data: {
      pages: [
        card('louvre', 'The Louvre in two hours', { kicker: 'Paris' }),
        card('orsay', 'Orsay & the river', { kicker: 'Paris' }),
        card('water', 'On the water', { kicker: 'Theme' }),
      ],
    },
  },
  minimal: { block: { ...block, pages: [...block.pages] }, data: { pages: [card('louvre', 'The Louvre')] } },
  withoutPicture: {
    block: { ...block, pages: [...block.pages] },
    data: { pages: [card('louvre', 'The Louvre', { image: undefined }), card('orsay', 'Orsay')] },
  },
  withShortcodes: {
    block: { ...block, pages: [...block.pages] },
    data: { pages: [card('bus', 'By [icon Bus /] alone', { kicker: 'Under [icon Rain /] and sun' })] },
  },
  empty: { block: { ...block, pages: [...block.pages] }, data: { pages: [] } },
  withoutAddress: {
    block: { ...block, pages: [...block.pages] },
    data: { pages: [card('gone', 'A page that is gone')] },
  },
  long: {
    block: { ...block, title: 'Weiterführende Lesevorschlagszusammenstellungen', pages: [...block.pages] },
    data: {
      pages: ['a', 'b', 'c', 'd'].map((uid) =>
        card(uid, 'Donaudampfschifffahrtsgesellschaftskapitänswohnungsbesichtigung am Sonntagvormittag', {
          kicker: 'Sehenswürdigkeitenempfehlungen',
        }),
      ),
    },
  },
  rightToLeft: {
    block: { ...block, title: 'اقرأ أيضًا', pages: [...block.pages] },
    data: { pages: [card('louvre', 'اللوفر في ساعتين', { kicker: 'باريس' }), card('water', 'على الماء')] },
  },
}
