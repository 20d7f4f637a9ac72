import { join } from 'node:path'
import { VAR } from '../folders.ts'

/** The folder of all files that a test run writes. */
export const TEST_FOLDER = join(VAR, 'test')
export const TEST_LOGS = join(TEST_FOLDER, 'log')
