import type { TestProject } from 'vitest/node'
import { DEMO } from '../folders.ts'
import { shareSystem } from './share-system.ts'

/** vitest runs this once, before the first test of the demonstration; what it returns runs after the last one. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return shareSystem(project, DEMO)
}
