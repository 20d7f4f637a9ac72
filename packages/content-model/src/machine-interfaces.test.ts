import { expect, test } from 'vitest'
import { isInterfaceOpen, type MachineInterface } from './machine-interfaces.ts'

test.each<[readonly MachineInterface[] | undefined, boolean, boolean]>([
  [undefined, true, false],
  [[], false, false],
  [['octo'], false, true],
  [['agents', 'octo'], true, true],
])('of %j, agents are open: %s, and OCTO: %s', (machineInterfaces, agents, octo) => {
  const site = machineInterfaces ? { machineInterfaces } : {}
  expect([isInterfaceOpen(site, 'agents'), isInterfaceOpen(site, 'octo')]).toEqual([agents, octo])
})
