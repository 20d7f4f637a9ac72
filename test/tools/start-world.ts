import { WORLD } from '../../scripts/folders.ts'
import { startTestSystem, type TestSystem } from '../../scripts/system/test-system.ts'

/**
 * A system of its own with the test world, for a test that changes or breaks something.
 *
 * @param environment settings beyond the defaults
 * @param parts those that are started; all where absent
 */
export function startWorld(...[environment, parts]: Parameters<typeof startTestSystem>): Promise<TestSystem> {
  return startTestSystem({ ...environment, SAMPLE_FOLDER: WORLD }, parts)
}
