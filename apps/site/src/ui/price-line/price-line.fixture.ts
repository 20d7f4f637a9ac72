import type { ComponentFixtures } from '../../component-gallery/examples/component-fixtures.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { PriceLine } from './price-line.tsx'

const money = ({ format, visit }: PageContext, amount: number) => format.money({ amount, currency: visit.currency })

/** Where there is no price, there is no line: the places that hold one say what stands there instead. */
export const priceLineFixtures: ComponentFixtures<typeof PriceLine> = {
  usual: (page) => ({ amount: money(page, 18) }),
  from: (page) => ({ from: page.t('price.from'), amount: money(page, 18.5) }),
  card: (page) => ({ amount: money(page, 18), per: page.t('price.perPerson'), size: 'card' }),
  discounted: (page) => ({
    from: page.t('price.from'),
    amount: money(page, 25.5),
    original: { amount: money(page, 30), was: page.t('price.was'), now: page.t('price.now') },
    discount: page.t('price.discount', { percent: page.format.percent(15) }),
  }),
  large: (page) => ({
    from: page.t('price.from'),
    amount: money(page, 1_234_567.5),
    original: { amount: money(page, 2_345_678), was: page.t('price.was'), now: page.t('price.now') },
    discount: page.t('price.discount', { percent: page.format.percent(47) }),
    per: page.t('price.perPerson'),
    size: 'page',
  }),
}
