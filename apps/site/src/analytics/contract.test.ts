import { expect, test } from 'vitest'
import { buildContract } from './contract.ts'

test('the contract says what the map of events says', async () => {
  await expect(buildContract()).toMatchFileSnapshot('../../../../docs/contracts/analytics.md')
})
