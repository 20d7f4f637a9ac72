import type { TestProject } from 'vitest/node'
import { DEMO } from '../folders.ts'
import { shareSystem } from './share-system.ts'

/** Run by vitest before the first test of the demonstration; the returned function runs after the last one. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return shareSystem(project, DEMO)
}
