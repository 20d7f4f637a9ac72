import { expect, test } from 'vitest'
import { buildContract } from './contract.ts'

// spec: D.privacy.12
test('the contract says what the map of events says', async () => {
  await expect(buildContract()).toMatchFileSnapshot('../../../../docs/contracts/analytics.md')
})
