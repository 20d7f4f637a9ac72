import { availableParallelism, totalmem } from 'node:os'
import type { Settings } from '../settings.ts'

const MEGABYTE = 1_048_576
/** Of the memory: the rest is the system's and the content system's. */
const SHARE_OF_MEMORY = 0.75

interface Machine {
  readonly cores: number
  /** Bytes. */
  readonly memory: number
}

type Counted = Pick<Settings, 'SITE_PROCESSES' | 'SAMPLE_DATA' | 'NODE_ENV' | 'RESPONSE_CACHE_MB'>

/**
 * How many processes answer behind the site's port: as many as are set, else in production one for each core, as far as memory allows, and one
 * in development and with sample data.
 */
export function decideProcessCount(settings: Counted, machine: Machine = thisMachine()): number {
  const { SITE_PROCESSES: wanted, SAMPLE_DATA, NODE_ENV, RESPONSE_CACHE_MB } = settings
  if (wanted !== undefined) return wanted
  if (SAMPLE_DATA || NODE_ENV !== 'production') return 1
  // What a process takes at saturation (docs/settings.md).
  const each = (2 * RESPONSE_CACHE_MB + 500) * MEGABYTE
  return Math.max(1, Math.min(machine.cores, Math.floor((SHARE_OF_MEMORY * machine.memory) / each)))
}

/** Cores and memory that this process may use, in a container those of the container. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), memory: Math.min(totalmem(), process.constrainedMemory() || totalmem()) }
}
