import type { TestProject } from 'vitest/node'
import { WORLD } from '../folders.ts'
import { shareSystem } from './share-system.ts'

/** Run by vitest before the first test of the product; the returned function runs after the last one. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return shareSystem(project, WORLD)
}
