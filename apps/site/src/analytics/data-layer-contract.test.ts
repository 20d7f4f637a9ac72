import { expect, test } from 'vitest'
import { buildDataLayerContract } from './data-layer-contract.ts'

// spec: D.privacy.12
test('the contract says what the map of events says', async () => {
  await expect(buildDataLayerContract()).toMatchFileSnapshot('../../../../docs/contracts/analytics.md')
})
