import { writeFileSync } from 'node:fs'
import { readCpuSeconds } from './cpu-time.ts'

/**
 * Loaded into a test run (`--import`): when it ends, it writes its processor time, in seconds, with that of every process
 * that it waited for, to the file that CPU_TIME_FILE names. It writes nothing where the system does not tell.
 */
const { CPU_TIME_FILE, LIFELINE_HOLDER } = process.env

// Flags and environment are inherited by workers: only the process that was started for the suite reports.
if (CPU_TIME_FILE !== undefined && LIFELINE_HOLDER === String(process.ppid)) {
  process.once('exit', () => {
    const seconds = readCpuSeconds()
    if (seconds !== undefined) writeFileSync(CPU_TIME_FILE, String(seconds))
  })
}
