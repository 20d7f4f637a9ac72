import { writeFileSync } from 'node:fs'
import { readCpuSeconds } from './cpu-time.ts'

/**
 * Loaded into a test run (`--import`): at its end, writes the CPU seconds of the process and of its children to the file named
 * by CPU_TIME_FILE, where the system reports them.
 */
const { CPU_TIME_FILE, LIFELINE_HOLDER } = process.env

// Workers inherit flags and environment, so only the process that was started for the suite reports.
if (CPU_TIME_FILE !== undefined && LIFELINE_HOLDER === String(process.ppid)) {
  process.once('exit', () => {
    const seconds = readCpuSeconds()
    if (seconds !== undefined) writeFileSync(CPU_TIME_FILE, String(seconds))
  })
}
