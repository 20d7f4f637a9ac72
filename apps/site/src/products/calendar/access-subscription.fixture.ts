import type { ComponentFixtures } from '../../gallery/examples/component-fixtures.ts'
import type { AccessSubscription } from './access-subscription.tsx'

export const accessSubscriptionFixtures: ComponentFixtures<typeof AccessSubscription> = {
  usual: (page) => ({ page, place: 'London' }),
}
